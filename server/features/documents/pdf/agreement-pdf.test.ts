import * as fc from "fast-check";
import { expect, test } from "vitest";
import { renderDocumentPdf, type AgreementPdf } from "#server/features/documents/pdf/document-pdf";
import { producerForm } from "#server/testing/factories/agreement-form";
import { agreementPdf, anyAgreementPdf, producerAgreement } from "#server/testing/factories/agreement-pdf";
import { firstMissing, readPdf, type PdfRead } from "#server/testing/read-pdf";
import { draftAgreement } from "#server/features/agreements/draft-agreement";
import { anyFeaturedForm, anyProducerForm } from "#server/testing/factories/any-agreement-form";
import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import { writeAgreement } from "#shared/domain/agreements/agreement-text";

const draft = {
  title: "Producer Agreement",
  opening: ["This agreement is made on 20 November 2026."],
  recitals: ["Amina records songs.", "Brian makes beats."],
  clauses: [
    {
      heading: "Fee",
      paragraphs: ["The fee is KES 39,000.", "(a) half now", "(b) half later", "It is final."],
    },
    { heading: "Credit", paragraphs: ["Produced by Brian Otieno."] },
  ],
};
const text = writeAgreement(draft);

const read = async (input: AgreementPdf) => readPdf(await renderDocumentPdf(input));

/** The pages without their heads and feet: what is read from the first to the last. */
function bodyOf({ pages }: PdfRead): string {
  const bodies = pages.map((page) => {
    const lines = page.split("\n");
    return lines.slice(
      1,
      lines.findLastIndex((line) => line.startsWith("Sahihi.com · Document")),
    );
  });
  return bodies.flat().join("\n");
}

const blocksOf = (agreement: string) => agreement.split("\n\n");

test("an agreement carries its parties, its text with hanging numbers, its record and signatures, in reading order", async () => {
  const found = await read(agreementPdf(producerAgreement(text), { signed: 2 }));
  const parts = [
    ["PRODUCER AGREEMENT", "Usiku wa Manane"],
    ["Artist", "Amina Wanjiru", "amina@example.com", "Producer", "Brian Otieno", "brian@example.com"],
    ["Project", "Nairobi Nights", "Effective date", "20/11/2026", "Drawn up by", "Drawn up on", "18/11/2026"],
    [
      "PRODUCER AGREEMENT",
      ...draft.opening,
      "BACKGROUND",
      "(A) Amina records songs.",
      "(B) Brian makes beats.",
    ],
    ["1. FEE", "1.1 The fee is KES 39,000.", "(a) half now", "(b) half later", "1.2 It is final."],
    [
      "2. CREDIT",
      "2.1 Produced by Brian Otieno.",
      "Signatures",
      "This document was signed with two electronic signatures, each",
    ],
    ["By signing, each person agrees:", "Amina Wanjiru", "Artist", "SIG-7K3QX9M20000"],
    ["Brian Otieno", "Producer", "SIG-7K3QX9M20001"],
  ];
  expect(firstMissing(found.text, parts.flat())).toBeNull();
  for (const page of found.pages) expect(page).toContain("Fully signed 20/11/2026, 14:00:01 EAT");
  expect(found.text).not.toMatch(/% of|advanced|qualified/i);
});

test.each([
  ["never sent", { sent: false }, "DRAFT – not signed"],
  ["sent, unsigned", {}, "Sent for signing – 0 of 2 signed"],
  ["signed by one", { signed: 1 }, "Not fully signed – 1 of 2 signatures"],
])("every page says what the agreement is: %s", async (_, standing, mark) => {
  const { pages } = await read(agreementPdf(producerAgreement(text), standing));
  for (const page of pages) expect(page).toContain(mark);
});

test("a heading stands on the page of what it heads", async () => {
  const clauses = Array.from({ length: 60 }, (_, index) => ({
    heading: `Heading ${index}`,
    paragraphs: [`Paragraph ${index} ${"and so on ".repeat(3 + ((index * 7) % 40)).trim()}`],
  }));
  const { pages } = await read(agreementPdf(producerAgreement(writeAgreement({ ...draft, clauses }))));
  for (const index of clauses.keys()) {
    const page = pages.find((candidate) => candidate.includes(`${index + 1}. HEADING ${index}\n`));
    expect(page).toContain(`${index + 1}.1 Paragraph ${index} and`);
  }
});

test("no line of a paragraph stands alone on the next page", async () => {
  const long = Array.from({ length: 12 }, (_, index) => `${index} ${"and so on and on ".repeat(30).trim()}`);
  for (let above = 1; above <= 12; above += 1) {
    const clauses = [
      { heading: "Terms", paragraphs: [...long.slice(0, above).map((words) => words.slice(0, 40)), ...long] },
    ];
    const { pages } = await read(agreementPdf(producerAgreement(writeAgreement({ ...draft, clauses }))));
    const alone = pages.filter((page) => /^[^\n]*\n(?!\d)[^\n]*\n1\.\d+ /.test(page));
    expect(alone).toEqual([]);
  }
});

test("a text without clauses is set as the paragraphs it has, and names nobody to sign it without a form", async () => {
  const own = "Between friends\n\nTHE MONEY\n\nAmina pays Brian 10,000 KES.\nHalf now.\n\n<b>Half</b> later.";
  const found = await read(
    agreementPdf(
      {
        type: "featured_artist_agreement",
        content: {
          formData: null,
          generatedAgreement: own,
          draftedBy: "owner",
          editedAt: null,
          edition: null,
        },
      },
      { sent: false, title: "Our deal" },
    ),
  );
  expect(
    firstMissing(found.text, ["FEATURED ARTIST AGREEMENT", "Our deal", ...blocksOf(own), "Signatures"]),
  ).toBeNull();
  expect(found.text).toContain("This document does not name anybody who signs it.");
});

test("200,000 characters are drawn whole", async () => {
  const paragraph = "Every word of a long agreement stays in its place. ".repeat(20).trim();
  const clauses = Array.from({ length: 190 }, (_, index) => ({
    heading: `Part ${index}`,
    paragraphs: [paragraph],
  }));
  const long = writeAgreement({ ...draft, clauses }).slice(0, 200_000);
  expect(firstMissing(bodyOf(await read(agreementPdf(producerAgreement(long)))), blocksOf(long))).toBeNull();
});

test("the same input gives the same bytes", async () => {
  const input = agreementPdf(producerAgreement(text), { signed: 1 });
  const bytes = await renderDocumentPdf(input);
  expect((await renderDocumentPdf(input)).equals(bytes)).toBe(true);
});

test("whatever the text, the names and the addresses, it reads back exactly", async () => {
  await fc.assert(
    fc.asyncProperty(anyAgreementPdf, async (input) => {
      const body = bodyOf(await read(input));
      const people = input.signers.flatMap(({ role, name, email }) => [role, name, email]);
      const signatures = input.signers.flatMap(({ name, signatureId }) => [name, signatureId ?? ""]);
      const blocks = blocksOf(input.content.generatedAgreement);
      expect(firstMissing(body, [...people, ...blocks, ...signatures])).toBeNull();
    }),
    { numRuns: 25 },
  );
});

/** A changed clause is worth `FORMS=1000`: twenty minutes. */
const FORMS = Number(process.env.FORMS ?? 6);
const MOST_OF_A_FORM_MS = 20_000;

const anyDrafted = fc.oneof(
  anyProducerForm.map((form) => drafted("producer_agreement", form)),
  anyFeaturedForm.map((form) => drafted("featured_artist_agreement", form)),
);

/** What a program that reads PDFs puts in another order, from right to left, or knows in other letters: not what this is about. */
const readsAsTyped = /^[\p{Script=Latin}\u0300-\u036F\n -~“”’]*$/u;

function drafted<Type extends AgreementType>(type: Type, form: AgreementForms[Type]): AgreementPdf {
  const plain = (_: string, value: unknown) =>
    typeof value === "string" && !readsAsTyped.test(value) ? "Wimbo wa Kesho" : value;
  const formData = JSON.parse(JSON.stringify(form, plain)) as AgreementForms[Type];
  const { text: generatedAgreement, draftedBy, edition } = draftAgreement(type, formData);
  const content = { formData, generatedAgreement, draftedBy, editedAt: null, edition };
  return agreementPdf({ type, content } as Parameters<typeof agreementPdf>[0], { signed: 2 });
}

test(
  "an agreement as it is drafted for any form reads back, what matters most beside its label",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyDrafted, async (input) => {
        const blocks = blocksOf(input.content.generatedAgreement).slice(1);
        const texts = blocks.map((block) => block.replace(/^(1\.\d+ [^:\n]+): /, "$1 "));
        expect(firstMissing(bodyOf(await read(input)), texts)).toBeNull();
      }),
      { numRuns: FORMS },
    );
  },
  FORMS * MOST_OF_A_FORM_MS,
);

test("what matters most stands on the first page, also of a band and a company with everything chosen", async () => {
  const form = producerForm({
    artistName: "Bandari Collective",
    artistType: "group",
    artistSignatory: "Ali Mwinyi",
    artistMembers: "Ali Mwinyi, Saida Omar, Peter Kazungu",
    artistOffice: "Nyali Road, Mombasa",
    producerName: "Tano Sound",
    producerType: "company",
    producerLegalName: "Tano Sound Studios Limited",
    producerRegistration: "PVT-7XQ2KD",
    producerOffice: "Links Road, Mombasa",
    producerSignatory: "Halima Said, managing director",
    sync: "alone",
    feeParts: "halves",
    mayReject: true,
    percentageBase: "gross",
  });
  const { pages } = await read(drafted("producer_agreement", form));
  expect(pages[0]).toContain("1.11 Credit");
});

test("what matters most stands whole on its page, row by row", async () => {
  const terms = Array.from(
    { length: 9 },
    (_, index) => `Term ${index}: as agreed ${"and so on ".repeat(6).trim()}`,
  );
  const clauses = [{ heading: "Key terms", paragraphs: ["Each line is read.", ...terms] }];
  for (const lines of [11, 12, 13, 14, 15, 16, 17, 18]) {
    const opening = Array.from({ length: lines }, (_, index) => `Line ${index}.`);
    const agreement = producerAgreement(writeAgreement({ ...draft, opening, clauses }));
    const content = { ...agreement.content, edition: "2026-11-25" };
    const { pages } = await read(agreementPdf({ ...agreement, content } as typeof agreement));
    for (const [index, term] of terms.entries()) {
      const page = pages.find((candidate) => candidate.includes(`1.${index + 2} Term ${index}\n`))!;
      const body = page.slice(0, page.lastIndexOf("\nSahihi.com · Document"));
      expect(firstMissing(body, [`1.${index + 2} ${term.replace(": ", " ")}`])).toBeNull();
    }
  }
});

test("a party signs as what its form says it is", async () => {
  const label = {
    artistType: "company",
    artistLegalName: "Lake Music Ltd",
    artistSignatory: "Grace Akinyi, director",
    producerLegalName: "Brian Otieno Ouma",
  } as const;
  const input = agreementPdf(producerAgreement(text, label), { signed: 2 });
  const acting = { capacity: "company", name: "Grace Akinyi", position: "director", basis: "text" } as const;
  const [company, ...others] = input.signers;
  const { text: found } = await read({ ...input, signers: [{ ...company!, acting }, ...others] });
  // In the place of a signature stands the name of whoever gave it.
  const signed = ["Grace Akinyi", "For Lake Music Ltd (Amina Wanjiru), by Grace Akinyi, director", "Artist"];
  expect(firstMissing(found, signed)).toBeNull();
  expect(found).toContain("Brian Otieno Ouma, performing as Brian Otieno");
  // Before anybody has signed, the place is for the name that the form has beside the position.
  const unsigned = await read(agreementPdf(producerAgreement(text, label)));
  expect(unsigned.text).toContain("Grace Akinyi\nFor Lake Music Ltd");
  const plain = await read(agreementPdf(producerAgreement(text), { signed: 2 }));
  expect(plain.text).not.toMatch(/performing as|^For /m);
});

test("what leads to a list stands on the page where the list begins", async () => {
  for (const lines of [30, 31, 32, 33, 34, 35]) {
    const opening = Array.from({ length: lines }, (_, index) => `Line ${index}.`);
    const clauses = [
      { heading: "Definitions", paragraphs: ["In this agreement:", "(a) a beat", "(b) a song"] },
    ];
    const { pages } = await read(
      agreementPdf(producerAgreement(writeAgreement({ ...draft, opening, clauses }))),
    );
    const page = pages.find((each) => each.includes("In this agreement:"));
    expect(page).toContain("DEFINITIONS");
    expect(page).toContain("(a) a beat");
  }
});

test("the heading of an annex stands on one line", async () => {
  const annexes = [{ heading: "If a party lives outside Kenya", paragraphs: ["This list is no advice."] }];
  const found = await read(agreementPdf(producerAgreement(writeAgreement({ ...draft, annexes }))));
  expect(found.text).toMatch(/^ANNEX A\. IF A PARTY LIVES OUTSIDE KENYA$/m);
});
