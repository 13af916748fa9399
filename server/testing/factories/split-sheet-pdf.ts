import * as fc from "fast-check";
import type { SplitSheetPdf } from "#server/features/documents/pdf/split-sheet-pdf";
import { acknowledgements } from "#shared/domain/acknowledgements";
import { splitEqually } from "#shared/domain/shares";
import { peopleOf, type RightsHolder, type SplitSheet } from "#shared/domain/split-sheet";
import { splitSheetTerms } from "#shared/domain/split-sheet-terms";

const documentId = "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70";

/** What a split-sheet PDF is made from, for these names on the publishing list, sent and with the first `signed` signatures. */
export function splitSheetPdf(
  names: readonly string[],
  { signed = 0, sent = true, ...given }: Partial<SplitSheet> & { signed?: number; sent?: boolean } = {},
): SplitSheetPdf {
  const sheet: SplitSheet = {
    songTitle: "Nairobi Nights",
    artistName: "Amina Wanjirũ",
    releaseDate: "12/12/2026",
    duration: "3:42",
    genre: "Afrobeats",
    isrc: "",
    label: "",
    publisher: "",
    notes: "",
    publishing: holders(names),
    master: [],
    ...given,
  };
  return {
    documentId,
    title: `${sheet.songTitle} – split sheet`,
    sheet,
    terms: splitSheetTerms,
    ownerName: names[0] ?? "",
    createdAt: new Date("2026-11-18T08:12:44Z"),
    version: sent
      ? { number: 1, sha256: "9f86d081".repeat(8), sentAt: new Date("2026-11-19T09:00:01Z") }
      : null,
    signers: sent ? signersOf(sheet, signed) : [],
    isCompleted: false,
    verifyUrl: `https://sahihi.com/verify?document=${documentId}`,
  };
}

export function holders(names: readonly string[], role = "Songwriter"): RightsHolder[] {
  const shares = splitEqually(names.length);
  return names.map((name, index) => ({
    name,
    email: `person${index}@example.com`,
    role,
    share: shares[index] ?? 0,
  }));
}

function signersOf(sheet: SplitSheet, signed: number): SplitSheetPdf["signers"] {
  return peopleOf(sheet).map((person, index) => ({
    ...person,
    signedAt: index < signed ? new Date(Date.UTC(2026, 10, 20, 11, 0, index)) : null,
    signatureId: index < signed ? `SIG-7K3QX9M2${String(index).padStart(4, "0")}` : null,
    agreedTo: index < signed ? acknowledgements : null,
  }));
}

/** Every text that must be readable in the PDF, in the order it stands there. */
export function textsOf({
  documentId: id,
  title,
  sheet,
  terms,
  version,
  signers,
  ownerName,
}: SplitSheetPdf): string[] {
  const rows = [...sheet.publishing, ...sheet.master];
  return [
    sheet.songTitle,
    `by ${sheet.artistName}`,
    ownerName,
    ...rows.flatMap(({ name, email, role, share }) => [name, email, role, `${share / 100}%`]),
    ...terms.map((clause, index) => `${index + 1}. ${clause}`),
    title,
    id,
    ...(version ? [version.sha256.replace(/.{8}(?=.)/g, "$& ")] : []),
    ...signers.flatMap(({ name, email, signatureId }) => [name, email, signatureId ?? "Not signed yet"]),
  ].filter((text) => text !== "");
}

const letters = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'’ʼ-.&<>\"/()%",
  ..."éèêëçãõñáíóúôîïüÉÇÃÑŵŷĩũŨĨšžŋŊɓɗƙƴɛɔƐƆƁƊɣʋɖƒẹọṣẸỌṢḿǹ",
  "ọ̀",
  "ọ́",
  "ẹ̀",
  "ẹ́",
  "Ọ̀",
  "Ẹ́",
  "ɛ̃",
  "ɔ̀",
  "ɔ́",
  "m̀",
  "ń",
  "ŋ̀",
  "i̱",
  "fi",
  "ffl",
  "fj",
];
const ethiopic = [..."ሀለሐመሠረሰሸቀበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐካሳሁንቴዎድሮስአቢብማርያም"];
const others = [..."αβγδΩЖдяЮ愛音楽🎶", "🇰🇪", "👩‍👩‍👧"];

const wordIn = (alphabet: readonly string[], longest: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: longest }).map((parts) => parts.join(""));
const word = fc.oneof(
  { weight: 8, arbitrary: wordIn(letters, 12) },
  { weight: 3, arbitrary: wordIn(ethiopic, 8) },
  { weight: 1, arbitrary: wordIn([...letters, ...others], 8) },
  { weight: 1, arbitrary: wordIn(letters, 60) },
);
const line = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" ").normalize("NFC").slice(0, 110).toWellFormed().trim());
const email = fc
  .tuple(
    wordIn([..."abcdefghijklmnopqrstuvwxyz0123456789._-"], 24),
    wordIn([..."abcdefghijklmnopqrstuvwxyz"], 12),
  )
  .map(([local, host]) => `${local}@${host}.example`);
const hexadecimal = (length: number) =>
  fc
    .array(fc.constantFrom(..."0123456789abcdef"), { minLength: length, maxLength: length })
    .map((d) => d.join(""));

/** Sheets of one to eight people with names in the scripts and marks of the continent, signed in part or by all. */
export const anySplitSheetPdf: fc.Arbitrary<SplitSheetPdf> = fc
  .record({
    names: fc.array(line, { minLength: 1, maxLength: 8 }),
    masterNames: fc.array(line, { maxLength: 3 }),
    emails: fc.array(email, { minLength: 11, maxLength: 11 }),
    roles: fc.array(line, { minLength: 11, maxLength: 11 }),
    songTitle: line,
    artistName: line,
    title: line,
    id: fc.uuid(),
    sha256: hexadecimal(64),
    signatures: fc.array(hexadecimal(12), { minLength: 11, maxLength: 11 }),
  })
  .map(({ names, masterNames, emails, roles, songTitle, artistName, title, id, sha256, signatures }) => {
    const row = (holder: RightsHolder, index: number) => ({
      ...holder,
      email: emails[index] ?? "",
      role: roles[index] ?? "",
    });
    const input = splitSheetPdf(names, {
      songTitle,
      artistName,
      publishing: holders(names).map(row),
      master:
        masterNames.length > 0 ? holders(masterNames).map((holder, index) => row(holder, index + 8)) : [],
      signed: names.length,
    });
    return {
      ...input,
      title,
      documentId: id,
      verifyUrl: `https://sahihi.com/verify?document=${id}`,
      version: { number: 1, sha256, sentAt: new Date("2026-11-19T09:00:01Z") },
      signers: input.signers.map((signer, index) => ({
        ...signer,
        signatureId: signer.signedAt && `SIG-${signatures[index]?.toUpperCase()}`,
      })),
    };
  });
