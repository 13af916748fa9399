import { expect, test } from "vitest";
import { renderVerificationCertificate } from "#server/features/verification/pdf/verification-certificate";
import { testOperator } from "#server/testing/factories/operator";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import { Verification } from "#shared/contract/verification";
import { verdictOf } from "#shared/domain/verification-verdict";

const africa = ["Ọláyínká Adébáyọ̀", "ተዎድሮስ ካሳሁን", "João Conceição", "N'Golo Kanté", "Ngũgĩ wa Thiong'o"];
const SHA256 = "6d3f8ba7d1385e98e7d3352c0a39015538641e35793913cc4164cbd19b04cbfb";

type Given = Partial<Pick<Verification, "signedVersion" | "change">> & {
  endedAt?: string;
  songTitle?: string;
  facts?: string[];
  /** Who signed in the first one's place. */
  signedBy?: string;
  asSent?: boolean;
};

/** A certificate for people of whom the first `signed` have signed, a minute after each other. */
function certificate(
  names: string[],
  signed: number,
  { endedAt, songTitle, facts, signedBy, asSent, ...given }: Given = {},
) {
  const collaborators = names.map((name, index) => ({
    name,
    role: "Songwriter, Producer",
    signed: index < signed,
    signedAt: index < signed ? new Date(Date.UTC(2026, 10, 20, 11, index)).toISOString() : null,
    way: index < signed ? ("mail_link" as const) : null,
    device: "own" as const,
    signedBy: (index === 0 && signedBy) || null,
  }));
  const result: Verification = {
    verificationId: "VID-7K3QX9M2ABCD",
    verifiedAt: "2026-11-21T07:08:55.194Z",
    verificationStatus: signed === names.length && !endedAt ? "verified" : "incomplete",
    document: {
      id: "908370a2-cb38-43c8-b4fd-a3ac5ea63a78",
      type: "split_sheet",
      title: "Nairobi Nights",
      version: 2,
      sentAt: "2026-11-19T09:00:01.000Z",
      sha256: SHA256,
      endedAt: endedAt ?? null,
      deletionAt: null,
      inForceSince: null,
      asSent: asSent ?? false,
    },
    verificationResult: {
      songTitle: songTitle ?? "Nairobi Nights",
      artistName: "Amina Wanjiru",
      totalCollaborators: names.length,
      totalSigned: signed,
      collaborators,
      facts: facts ?? [],
    },
    change: null,
    signedVersion: null,
    ...given,
  };
  const askedBy = { name: "Wanjiku Kamau", company: "Kilimani Sync" };
  const verifyUrl = "https://sahihi.com/verify?verification=VID-7K3QX9M2ABCD";
  return { result, askedBy, verifyUrl, operator: testOperator };
}

const read = async (input: ReturnType<typeof certificate>) =>
  readPdf(await renderVerificationCertificate(input));

test("says that everybody has signed which version, each with the role and the moment, and how to check it", async () => {
  const { text, pages, title } = await read(certificate(africa, 5));
  const people = africa.flatMap((name, index) => [
    name,
    "Songwriter, Producer",
    `20/11/2026, 14:0${index}:00 EAT (11:0${index}:00 UTC)`,
  ]);
  const said = [
    "SIGNATURE VERIFICATION",
    "Nairobi Nights",
    "by Amina Wanjiru",
    "Verified: everybody has signed",
    "Every one of the 5 collaborators has signed version 2, the last of them on 20/11/2026, 14:04:00 EAT (11:04:00 UTC).",
    "5 of 5",
    ...people,
    "VID-7K3QX9M2ABCD",
    "21/11/2026, 10:08:55 EAT (07:08:55 UTC)",
    "Asked by (as they wrote it)",
    "Wanjiku Kamau, Kilimani Sync",
    "908370a2-cb38-43c8-b4fd-a3ac5ea63a78",
    SHA256.replace(/.{8}(?=.)/g, "$& "),
    "https://sahihi.com/verify?verification=VID-7K3QX9M2ABCD",
  ];
  expect(firstMissing(text, said)).toBeNull();
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    "each through a link mailed to the address the sender gave. It does not say who is right: identities are not checked by us",
  );
  expect(title).toBe("Signature verification: Nairobi Nights");
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("Verified 21/11/2026");
});

const [amina, bola, chidi] = ["Amina", "Bola", "Chidi"] as const;
const signedVersion = { number: 1, signedAt: "2026-10-02T10:00:00.000Z" };
const endedAt = "2026-11-20T12:00:00.000Z";

test.each([
  [
    "what was looked at: of a version in force",
    certificate([amina, bola], 2, { asSent: true }),
    ["Version 2 was in force at that time. Its text is the one that was sent and signed."],
  ],
  [
    "what was looked at: of one that is not",
    certificate([amina, bola], 1, { asSent: true }),
    ["No version was in force at that time. The text of version 2 is the one that was sent."],
  ],
  ["two who have both signed", certificate([amina, bola], 2), ["Both collaborators have signed version 2"]],
  ["one who has signed", certificate([amina], 1), ["The one collaborator signed version 2 on 20/11/2026"]],
  ["one who has not", certificate([amina], 0), ["The one collaborator has not signed version 2"]],
  [
    "two of three",
    certificate([amina, bola, chidi], 2),
    ["Incomplete: not everybody has signed", "2 of the 3 collaborators have signed version 2", "Not signed"],
  ],
  [
    "of three one, through a guardian",
    certificate([amina, bola, chidi], 1, { signedBy: "Mary Wanjiru (parent or guardian)" }),
    [
      "1 of the 3 collaborators, or whoever signed in their place, has signed version 2",
      "By Mary Wanjiru (parent or guardian)",
    ],
  ],
  ["neither of two", certificate([amina, bola], 0), ["Neither of the 2 collaborators has signed version 2"]],
  [
    "none of three",
    certificate([amina, bola, chidi], 0),
    ["None of the 3 collaborators has signed version 2"],
  ],
  [
    "a newer version that is not signed yet",
    certificate([amina, bola], 1, { signedVersion }),
    [
      "1 of the 2 collaborators has signed version 2",
      "Everybody had signed version 1 by 02/10/2026, 13:00:00 EAT (10:00:00 UTC). It was opened again to be changed",
    ],
  ],
  [
    "a version that was taken back or declined",
    certificate([amina, bola], 0, { endedAt }),
    [
      "Incomplete: signing ended before everybody had signed",
      "The signing of version 2 ended on 20/11/2026, 15:00:00 EAT (12:00:00 UTC), before everybody had signed it. No signature on it counts.",
    ],
  ],
  [
    "a signed version that was opened again",
    certificate([amina, bola], 2, { endedAt, signedVersion: { ...signedVersion, number: 2 } }),
    [
      "Incomplete: opened again to be changed",
      "Everybody had signed version 2 by 02/10/2026, 13:00:00 EAT (10:00:00 UTC).",
      "On 20/11/2026, 15:00:00 EAT (12:00:00 UTC) it was opened again to be changed",
    ],
  ],
])("says it plainly: %s", async (_, input, said) => {
  const { text, pages } = await read(input);
  const inOneLine = text.replace(/\s+/g, " ");
  for (const words of said) expect(inOneLine).toContain(words);
  const { verificationStatus } = input.result;
  const wrong = verificationStatus === "verified" ? "Incomplete" : "Verified:";
  expect(text).not.toContain(wrong);
  for (const page of pages)
    expect(page).toContain(verificationStatus === "verified" ? "Verified 21/11/2026" : "Incomplete –");
});

test("its last page says who runs the service, however many people there are", async () => {
  for (const many of [1, 5, 7, 60]) {
    const names = Array.from({ length: many }, (_, nth) => `Amina ${nth}`);
    const { pages } = await read(certificate(names, many));
    for (const [place, page] of pages.entries())
      expect(page.includes("Jina & Wana <Muziki> Ltd (PVT-TEST123)")).toBe(place === pages.length - 1);
  }
});

test("of a verification from before its text was looked at, its page and its file say no more than they did", () => {
  const { result } = certificate([amina, bola], 2);
  const { asSent: _, ...document } = result.document;
  const kept = Verification.parse(JSON.parse(JSON.stringify({ ...result, document })));
  expect(verdictOf(kept, () => "that day").sentences).toEqual([
    "Both collaborators have signed version 2, the last of them on that day.",
  ]);
});

test("says what the signers have in common", async () => {
  const facts = ["The links of Amina and Bola were mailed to one address."];
  const { text } = await read(certificate([amina, bola], 2, { facts }));
  // Beside the headline, which says less without it.
  expect(
    firstMissing(text.replaceAll(/\s+/g, " "), [
      "Verified: everybody has signed",
      facts[0]!,
      "Collaborators",
    ]),
  ).toBeNull();
});

test("the same input gives the same bytes, another name gives others, and the only time in it is when it was verified", async () => {
  const bytes = await renderVerificationCertificate(certificate(africa, 4));
  await renderVerificationCertificate(certificate([amina], 1));
  expect((await renderVerificationCertificate(certificate(africa, 4))).equals(bytes)).toBe(true);
  expect((await renderVerificationCertificate(certificate(africa.toReversed(), 4))).equals(bytes)).toBe(
    false,
  );
  const source = bytes.toString("latin1");
  expect(source.match(/\(D:\d+Z\)/g)).toEqual(["(D:20261121070855Z)", "(D:20261121070855Z)"]);
  for (const element of ["Document", "H1", "H2", "Table", "TR", "TH", "TD", "L", "Figure"])
    expect(source).toContain(`/S /${element}\n`);
});

test("500 people and a title without end: nobody is missing, and every page has the id", async () => {
  const names = Array.from({ length: 500 }, (_, index) => `${africa[index % africa.length]} ${index}`);
  const { text, pages } = await read(
    certificate(names, 500, { songTitle: "Supercalifragilistic".repeat(10) }),
  );
  expect(firstMissing(text, names)).toBeNull();
  for (const [index, page] of pages.entries())
    expect(page).toContain(`Verification VID-7K3QX9M2ABCD ${index + 1} of ${pages.length}`);
});
