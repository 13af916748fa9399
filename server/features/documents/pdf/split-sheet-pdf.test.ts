import { inflateSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { renderDocumentPdf, type SplitSheetPdf } from "#server/features/documents/pdf/document-pdf";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import { anySplitSheetPdf, holders, splitSheetPdf, textsOf } from "#server/testing/factories/split-sheet-pdf";

const africa = ["Ọláyínká Adébáyọ̀", "ተዎድሮስ ካሳሁን", "João Conceição", "N'Golo Kanté", "Ngũgĩ wa Thiong'o"];
const crowd = Array.from({ length: 500 }, (_, index) => `${africa[index % africa.length]} ${index}`);

async function read(input: SplitSheetPdf) {
  return readPdf(await renderDocumentPdf(input));
}

/** What is drawn on the pages, as PDF operators; 17 points is the size of signatures and of the headings. */
function contentOf(file: Buffer): string {
  const streams = file.toString("latin1").matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  return Array.from(streams, ([, stream = ""]) =>
    inflateSync(Buffer.from(stream, "latin1")).toString("latin1"),
  ).join("");
}

test.each(africa)("%s stands in the table and at the signature, exactly", async (name) => {
  const { text } = await read(splitSheetPdf([name], { songTitle: name, artistName: name, signed: 1 }));
  const lines = text.split("\n");
  expect(lines.filter((line) => line === name).length).toBeGreaterThanOrEqual(4);
});

test("a signed sheet carries its facts, rows, totals, record and signatures in reading order", async () => {
  const input = splitSheetPdf(africa, {
    master: holders(africa.slice(0, 3), "Producer"),
    notes: "One.\n\nTwo.",
    signed: 5,
  });
  const { text } = await read(input);
  expect(firstMissing(text, textsOf(input))).toBeNull();
  expect(
    firstMissing(
      text,
      [
        "Release date, 12/12/2026, ISRC, TBD, Label, Not specified, Publisher, Not specified".split(", "),
        "Publishing Rights, Total, 100%, Master Rights, 33.34%, 33.33%, 33.33%, Total, 100%".split(", "),
        [
          "Notes",
          "One.",
          "Two.",
          "Signatures",
          "19/11/2026, 12:00:01 EAT (09:00:01 UTC) (version 1)",
          input.verifyUrl,
        ],
        ["Songwriter, 20% of publishing rights", "Producer, 33.34% of master rights", "SIG-7K3QX9M20000"],
        ["20/11/2026, 14:00:00 EAT (11:00:00 UTC)"],
      ].flat(),
    ),
  ).toBeNull();
  expect(text).toContain("electronic signature");
  expect(text).not.toMatch(/advanced|qualified/i);
});

test("a sheet without master rights has no table for them, and a total that is not 100% is shown as it is", async () => {
  const publishing = [{ name: "Amina", email: "", role: "Songwriter", share: 9990 }];
  const { text } = await read(splitSheetPdf([], { publishing, sent: false }));
  expect(text).not.toMatch(/^Master Rights$/m);
  expect(firstMissing(text, ["Amina", "99.9%", "Total", "99.9%"])).toBeNull();
});

test("the clauses are numbered under the tables, over pages, and an acknowledgement stands only where it was sent", async () => {
  const terms = Array.from(
    { length: 60 },
    (_, index) => `Clause ${index} ${"binds us all ".repeat(20).trim()}.`,
  );
  const input = { ...splitSheetPdf(africa, { notes: "Before the clauses.", signed: 1 }), terms };
  const { text } = await read(input);
  const numbered = terms.map((clause, index) => `${index + 1}. ${clause}`);
  const agreed = ["By signing, each person agrees:", ...acknowledgements.split_sheet.lines];
  const inOrder = [
    "Before the clauses.",
    "Agreement",
    ...numbered,
    "Signatures",
    ...agreed,
    "SIG-7K3QX9M20000",
  ];
  expect(firstMissing(text, inOrder)).toBeNull();

  const draft = await renderDocumentPdf({ ...splitSheetPdf(africa, { sent: false }), terms });
  expect((await readPdf(draft)).text).not.toContain("By signing");
  for (const element of ["L", "LI", "Lbl", "LBody"])
    expect(draft.toString("latin1")).toContain(`/S /${element}\n`);
});

test("two people with both rights have two pages, tables beside each other, and more people or longer names do not", async () => {
  const sheet = (names: readonly string[]) =>
    splitSheetPdf(names, { master: holders(names, "Producer"), signed: names.length });
  const two = sheet(["Amina Wanjirũ", "Baraka Otieno"]);
  const { pages, text } = await read(two);
  expect(pages).toHaveLength(2);
  expect(text).toContain("Name and role");
  expect(firstMissing(text, textsOf(two))).toBeNull();
  const mark = { width: 100, height: 40, path: "M0 0l100 0l0 40z" };
  const drawn = { ...two, signers: two.signers.map((signer) => ({ ...signer, mark })) };
  expect((await read(drawn)).pages).toHaveLength(2);
  const [owner, other] = drawn.signers;
  const withOwner: SplitSheetPdf = {
    ...drawn,
    facts: ["The link of Amina Wanjirũ was mailed to the address of the account that sent the document."],
    seal: "sealed",
    signers: [
      { ...owner!, way: "session" },
      { ...other!, way: "room_sms_code", device: "handed_over" },
    ],
  };
  const printed = await read(withOwner);
  expect(printed.pages).toHaveLength(2);
  // Of two ways each stands once, beside its name.
  expect(printed.text).toContain("with two electronic signatures. For each");
  expect(printed.text).toContain("Through an account with this confirmed address");
  for (const names of [
    ["A", "B", "C", "D", "E"],
    ["Amina", "Baraka ".repeat(8).trim()],
  ])
    expect((await read(sheet(names))).text).not.toContain("Name and role");
});

test("below what changes the tables of two stand on the same page", async () => {
  const names = ["Amina Wanjirũ", "Baraka Otieno"];
  const labels = [...names, "Chebet Ruto"].map((name) => `${name}, Publishing Rights`);
  const things = [...labels, "Release date", "Notes"].map((label) => ({
    label,
    before: "15%",
    after: "20%",
  }));
  const sheet = splitSheetPdf(names, { master: holders(names, "Producer") });
  const { pages } = await read({ ...sheet, changes: { version: 2, things } });
  expect(firstMissing(pages[0]!, ["What changes from version 2", "Name and role", "Total"])).toBeNull();
});

test.each([3, 5, 7, 9, 11])("of %i people nobody's signature stands on a page alone", async (count) => {
  const names = Array.from({ length: count }, (_, index) => `Person ${index + 1}`);
  const { pages } = await read(splitSheetPdf(names, { master: holders(names, "Producer"), signed: count }));
  const signatures = pages.map((page) => page.match(/SIG-\w+/g)?.length ?? 0).filter((found) => found > 0);
  expect(signatures.every((found) => found > 1)).toBe(true);
});

test.each([3, 4, 5, 6, 7, 8, 9, 10])(
  "of %i people who signed by hand, each in a way of their own, the last two stand on no page alone",
  async (count) => {
    const names = crowd.slice(0, count);
    const sheet = splitSheetPdf(names, { master: holders(names, "Producer"), signed: count });
    const mark = { width: 100, height: 40, path: "M0 0l100 0l0 40z" };
    const signers: SplitSheetPdf["signers"] = sheet.signers.map((signer, index) => ({
      ...signer,
      mark,
      ...(index % 2 === 0 ? { way: "session" } : { way: "room_sms_code", device: "handed_over" }),
    }));
    const { pages } = await read({ ...sheet, signers, facts: ["A fact that takes a line."] });
    const last = pages.at(-1)!.match(/SIG-\w+/g) ?? [];
    expect(last.length).toBeGreaterThanOrEqual(Math.min(count, 3));
  },
);

test("every signature stands with the wording that was signed", async () => {
  const input = splitSheetPdf(["Amina", "Bola", "Chidi"], { signed: 2 });
  const older = { version: "2025-01-31", lines: ["I agree, as it was worded then."] };
  const [first, ...others] = input.signers;
  const { text } = await read({ ...input, signers: [{ ...first!, agreedTo: older }, ...others] });
  const { version, lines } = acknowledgements.split_sheet;
  const agreed = [
    ["By signing, Amina agrees:", ...older.lines],
    ["By signing, Bola and Chidi agree:", ...lines],
    [
      "SIG-7K3QX9M20000",
      "Wording 2025-01-31",
      "SIG-7K3QX9M20001",
      `Wording ${version}`,
      "Chidi",
      "Not signed yet",
    ],
  ];
  expect(firstMissing(text, agreed.flat())).toBeNull();

  const signers = input.signers.slice(0, 2).map((signer) => ({ ...signer, agreedTo: older }));
  const { text: before } = await read({ ...input, signers });
  expect(firstMissing(before, ["By signing, each person agrees:", ...older.lines])).toBeNull();
  expect(before).not.toContain(lines[0]);
});

test("of who named no wording it is said what they signed, and none is told", async () => {
  const input = splitSheetPdf(["Amina", "Bola", "Chidi"], { signed: 2 });
  const [amina, bola, chidi] = input.signers;
  const { text } = await read({ ...input, signers: [amina!, { ...bola!, agreedTo: null }, chidi!] });
  const told = [
    "By signing, Amina and Chidi agree:",
    "Bola signed the text of this document. The request named no wording at the button, so that none is told here.",
    "No wording was stated",
  ];
  expect(firstMissing(text, told)).toBeNull();
  const { text: stated } = await read(input);
  expect(stated).not.toContain("named no wording");
});

test("a document marked as complete says that it is unsigned, and asks nobody to sign", async () => {
  const { text, pages } = await read({ ...splitSheetPdf(["Amina"], { sent: false }), isCompleted: true });
  for (const page of pages) expect(page).toContain("DRAFT – not signed");
  expect(text).toContain("The owner marked this document as complete without asking for signatures.");
  expect(text).not.toMatch(/has not been sent|opens a personal link|Not signed yet|By signing/);
});

test("only a signer who signed is written as a signature; the others are printed like the text", async () => {
  const written = async (signed: number) =>
    contentOf(await renderDocumentPdf(splitSheetPdf(["Amina", "Bola"], { signed }))).split(" 17 Tf").length;
  const headings = await written(0);
  expect([await written(1), await written(2)]).toEqual([headings + 1, headings + 2]);

  const { text } = await read(splitSheetPdf(["Amina", "Bola"], { signed: 1 }));
  expect(
    firstMissing(text, ["Signatures", "Amina", "SIG-7K3QX9M20000", "Bola", "Not signed yet"]),
  ).toBeNull();
});

test.each([
  ["never sent", splitSheetPdf(africa, { sent: false }), "DRAFT – not signed"],
  ["sent, unsigned", splitSheetPdf(africa), "Sent for signing – 0 of 5 signed"],
  ["signed in part", splitSheetPdf(crowd, { signed: 2 }), "Not fully signed – 2 of 500 signatures"],
  ["signed by all", splitSheetPdf(africa, { signed: 5 }), "Fully signed 20/11/2026, 14:00:04 EAT"],
])("every page says what the document is: %s", async (_, input, mark) => {
  const { pages } = await read(input);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain(mark);
  const others = ["DRAFT", "Sent for signing –", "Not fully", "Fully signed"].filter(
    (other) => !mark.startsWith(other),
  );
  for (const other of others) expect(pages.join()).not.toContain(other);
});

const RUN_BY =
  "Sahihi.com is run by Jina & Wana <Muziki> Ltd (PVT-TEST123), Moi Avenue 1, 00100 Nairobi, Kenya. Data protection: data@sahihi.test, ODPC registration ODPC-TEST-0042.";

test("the last page says who ran the service when it was sent, beside the last signatures", async () => {
  // However far down the page the last signature ends.
  const sheets = [1, 2, 3, 5, 6, 9, 14].flatMap((many) =>
    [0, 10, 33, 43].map((lines) => ({ many, notes: "A line of notes.\n".repeat(lines) })),
  );
  for (const { many, notes } of sheets) {
    const names = Array.from({ length: many }, (_, nth) => `Amina ${nth}`);
    const { pages } = await read(splitSheetPdf(names, { signed: many, notes }));
    const printed = pages.map((page) => page.replace(/\s+/g, " ").includes(RUN_BY));
    expect(printed).toEqual(pages.map((_page, place) => place === pages.length - 1));
    expect(pages.at(-1)).toContain(`Amina ${many - 1}`);
  }
});

test("a version from before that was kept is drawn as it was", async () => {
  const input = { ...splitSheetPdf(africa, { signed: 5 }), operator: null };
  const { text } = await read(input);
  expect(text).not.toContain("is run by");
});

test("500 people: nobody is missing, every page has its number and the id, every table page its head", async () => {
  const input = splitSheetPdf(crowd, { master: holders(crowd, "Producer"), signed: 500 });
  const { pages, text } = await read(input);
  expect(firstMissing(text, textsOf(input))).toBeNull();
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Document ${input.documentId} ${index + 1} of ${pages.length}`);
    if (/\bperson\d+@example\.com\n(Songwriter|Producer) \d/.test(page))
      expect(page).toContain("Name Role Share");
  }
});

test("one person in 500 rows is one signature with 500 shares", async () => {
  const input = splitSheetPdf([], {
    publishing: Array.from({ length: 500 }, (_, index) => ({
      name: "Amina",
      email: "amina@example.com",
      role: `Role ${index}`,
      share: 20,
    })),
    signed: 1,
  });
  const { text } = await read(input);
  const shares = Array.from({ length: 500 }, (_, index) => `Role ${index}, 0.2% of publishing rights`);
  expect(firstMissing(text, ["Signatures", ...shares, "SIG-7K3QX9M20000"])).toBeNull();
});

test("long texts without breaks, HTML and other scripts stay whole", async () => {
  const input = splitSheetPdf(["W".repeat(120), "<script>alert(1)</script>", "愛 🎶 👩‍👩‍👧"], {
    songTitle: "Supercalifragilistic".repeat(10),
    artistName: "<b>&amp;</b> ".repeat(15).trim(),
    notes: "<img src=x onerror=alert(1)> ".repeat(100).trim(),
    label: "ተ".repeat(200),
  });
  const { text } = await read(input);
  expect(firstMissing(text, textsOf(input))).toBeNull();
  expect(firstMissing(text, [input.content.label])).toBeNull();
});

test("the file says its title, author and language, is tagged, and carries its dates from the signatures", async () => {
  const file = await renderDocumentPdf(splitSheetPdf(africa, { songTitle: "Ẹ̀kọ́ Nights", signed: 5 }));
  const { title, author, language } = await readPdf(file);
  expect({ title: title.normalize("NFC"), author, language }).toEqual({
    title: "Ẹ̀kọ́ Nights – split sheet".normalize("NFC"),
    author: africa[0],
    language: "en-GB",
  });
  const source = file.toString("latin1");
  expect(source).toMatch(/\/MarkInfo \d+ 0 R/);
  expect(source).toContain("/Marked true");
  for (const element of ["Document", "H1", "H2", "Table", "TR", "TH", "TD", "Figure", "Sect"]) {
    expect(source).toContain(`/S /${element}\n`);
  }
  expect(source.match(/\(D:\d+Z\)/g)).toEqual(["(D:20261120110004Z)", "(D:20261120110004Z)"]);
});

test("the same input gives the same bytes, another signature gives others", async () => {
  const bytes = await renderDocumentPdf(splitSheetPdf(africa, { signed: 4 }));
  await renderDocumentPdf(splitSheetPdf(crowd.slice(0, 30)));
  expect((await renderDocumentPdf(splitSheetPdf(africa, { signed: 4 }))).equals(bytes)).toBe(true);
  expect((await renderDocumentPdf(splitSheetPdf(africa, { signed: 5 }))).equals(bytes)).toBe(false);
});

test("whatever the names, titles and addresses, the text reads back exactly", async () => {
  await fc.assert(
    fc.asyncProperty(anySplitSheetPdf, async (input) => {
      const { text } = await read(input);
      expect(firstMissing(text, textsOf(input))).toBeNull();
    }),
    { numRuns: 25 },
  );
});

test("a version that was withdrawn says so on each page, and asks nobody to sign", async () => {
  const input = splitSheetPdf(["Amina", "Bola"], { signed: 1 });
  const version = { ...input.version!, endedAt: new Date("2026-11-21T08:00:00Z") };
  const { pages, text } = await read({ ...input, version });
  for (const page of pages) expect(page).toContain("Withdrawn 21/11/2026, 11:00:00 EAT – not in force");
  expect(text).toContain("1 of 2 signatures had been given when this version was withdrawn.");
  expect(text).not.toMatch(/not signed yet|personal link/i);
});
