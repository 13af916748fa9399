import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  readAgreement,
  writeAgreement,
  type Agreement,
  type AgreementDraft,
} from "#shared/domain/agreements/agreement-text";

const draft: AgreementDraft = {
  title: "Producer agreement",
  opening: ["This agreement is made on 20 November 2026.", "1. Ọlá is an artist"],
  recitals: ["The Artist records.", "The Producer produces."],
  clauses: [
    {
      heading: "Fee",
      paragraphs: ["The fee is KES 39,000.", "It is paid:", "(a) half now; and", "(b) half later."],
    },
    { heading: "Special terms", paragraphs: ["In their words:\n1. NO FEE\n\n(a) none at all\n  deeper"] },
  ],
};

const text = `PRODUCER AGREEMENT

This agreement is made on 20 November 2026.

    1. Ọlá is an artist

BACKGROUND

(A) The Artist records.

(B) The Producer produces.

1. FEE

1.1 The fee is KES 39,000.

1.2 It is paid:

(a) half now; and

(b) half later.

2. SPECIAL TERMS

2.1 In their words:
    1. NO FEE

    (a) none at all
      deeper`;

const read: Agreement = {
  title: "PRODUCER AGREEMENT",
  opening: draft.opening,
  recitals: draft.recitals,
  clauses: [
    {
      number: "1",
      heading: "FEE",
      paragraphs: [
        { number: "1.1", text: "The fee is KES 39,000.", level: 0 },
        { number: "1.2", text: "It is paid:", level: 0 },
        { number: "(a)", text: "half now; and", level: 1 },
        { number: "(b)", text: "half later.", level: 1 },
      ],
    },
    {
      number: "2",
      heading: "SPECIAL TERMS",
      paragraphs: [
        { number: "2.1", text: "In their words:\n1. NO FEE\n\n(a) none at all\n  deeper", level: 0 },
      ],
    },
  ],
};

test("a draft is written with its numbers, and what people wrote stands apart from them", () => {
  expect(writeAgreement(draft)).toBe(text);
});

test("a text is read with the numbers that stand in it", () => {
  expect(readAgreement(text)).toEqual(read);
  expect(readAgreement(text.replaceAll("\n", "\r\n"))).toEqual(read);
});

describe("any agreement", () => {
  const ofLetters = (letters: string, longest: number) =>
    fc
      .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: longest })
      .map((raw) => raw.replace(/\s+/g, " ").trim())
      .filter((word) => word !== "");
  const anyLine = fc.oneof(
    ofLetters("abcÉẹ አልي1.()%@:'\"-", 40),
    fc.constantFrom(
      "1. FEE",
      "2) Fee",
      "3.4 The fee",
      "(a) an item",
      "(A) a recital",
      "BACKGROUND",
      "Whereas:",
    ),
  );
  const capitals = ofLetters("ABCÉẸ አልي&'-", 40);
  const plain = ofLetters("abcÉẹ አልي%@:'\"-", 40);
  const prose = fc
    .tuple(
      plain,
      fc.array(
        fc.oneof(
          anyLine,
          anyLine.map((line) => `  ${line}`),
          fc.constant(""),
        ),
        { maxLength: 6 },
      ),
    )
    .map((lines) =>
      lines
        .flat()
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim(),
    );
  const paragraph = fc.oneof(
    prose,
    prose.map((item) => `(a) ${item}`),
  );
  const drafts = fc.record({
    title: capitals,
    opening: fc.array(anyLine, { maxLength: 4 }),
    recitals: fc.array(prose, { maxLength: 30 }),
    clauses: fc.array(fc.record({ heading: capitals, paragraphs: fc.array(paragraph, { maxLength: 40 }) }), {
      minLength: 1,
      maxLength: 12,
    }),
  });
  const isItem = (written: string) => written.startsWith("(a) ");

  test("comes back as it was written", () => {
    fc.assert(
      fc.property(drafts, (any) => {
        const back = readAgreement(writeAgreement(any));
        expect(back).toMatchObject({ title: any.title, opening: any.opening, recitals: any.recitals });
        expect(back!.clauses.map((clause) => clause.heading)).toEqual(
          any.clauses.map((clause) => clause.heading),
        );
        expect(
          back!.clauses.map((clause) => clause.paragraphs.map(({ text: words, level }) => [level, words])),
        ).toEqual(
          any.clauses.map(({ paragraphs }) =>
            paragraphs.map((words) => (isItem(words) ? [1, words.slice(4)] : [0, words])),
          ),
        );
      }),
    );
  });

  test("is numbered without a gap, and reading and writing it again changes nothing", () => {
    fc.assert(
      fc.property(drafts, (any) => {
        const written = writeAgreement(any);
        const back = readAgreement(written)!;
        expect(back.clauses.map(({ number }) => number)).toEqual(
          any.clauses.map((_, index) => String(index + 1)),
        );
        for (const { number, paragraphs } of back.clauses) {
          const numbers = paragraphs.filter(({ level }) => level === 0).map((each) => each.number);
          expect(numbers).toEqual(numbers.map((_, index) => `${number}.${index + 1}`));
        }
        expect(writeAgreement(back)).toBe(written);
      }),
    );
  });

  test("of any text, edited as it may be, every word is kept", () => {
    const words = (any: string) => any.match(/\p{L}+/gu)?.filter((word) => word.length > 1) ?? [];
    const edited = fc.array(
      fc.oneof(
        anyLine,
        capitals.map((line) => `7. ${line}`),
        fc.constant(""),
      ),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(edited, (lines) => {
        const raw = lines.join("\n");
        const found = readAgreement(raw);
        if (!found) return;
        const kept = words(writeAgreement(found).toLowerCase());
        const lost = words(raw.toLowerCase()).filter((word) => !kept.includes(word));
        expect(lost.filter((word) => word !== "whereas" && word !== "background")).toEqual([]);
      }),
    );
  });
});

describe("after a person's edits", () => {
  const clausesOf = (edited: string) =>
    readAgreement(edited)?.clauses.map(({ number, heading, paragraphs }) => [
      `${number} ${heading}`,
      ...paragraphs.map((paragraph) => paragraph.text),
    ]);

  test("a heading need not be in capitals, and a number may have a letter", () => {
    expect(clausesOf("1. Fee\n\n1.1 A fee.\n\n1A) Bonus\n\n2. CREDIT")).toEqual([
      ["1 Fee", "A fee."],
      ["1A Bonus"],
      ["2 CREDIT"],
    ]);
  });

  test("a list that starts again at 1 is no clause", () => {
    expect(clausesOf("3. SONGS\n\n3.1 These:\n\n1. Kesho\n\n2. Leo\n\n4. Fee\n\nNone.")).toEqual([
      ["3 SONGS", "These:\n\n1. Kesho\n\n2. Leo"],
      ["4 Fee", "None."],
    ]);
  });

  test("a sentence that begins with a number is no heading", () => {
    expect(clausesOf("1. FEE\n\n1.1 It is due\n\n20. The parties wait.")).toEqual([
      ["1 FEE", "It is due\n\n20. The parties wait."],
    ]);
  });

  test("a line below another goes on with it, a paragraph without number too", () => {
    expect(clausesOf("1. FEE\nThe fee\nis small.\n\nVery small.\n1.2 It is paid.")).toEqual([
      ["1 FEE", "The fee\nis small.\n\nVery small.", "It is paid."],
    ]);
  });

  test("a missing title is empty, unless the text begins with one", () => {
    expect(readAgreement("Between us:\nyou and me\n\n1. FEE")).toMatchObject({
      title: "",
      opening: ["Between us: you and me"],
    });
    expect(readAgreement("My deal\n\nBetween us.\n\n1. FEE")).toMatchObject({
      title: "My deal",
      opening: ["Between us."],
    });
  });

  test.each(["", "\n\n", "Just some words.", "A letter.\n\nDear Ọlá,\n\nwe agree."])(
    "%j shows no clauses",
    (edited) => {
      expect(readAgreement(edited)).toBeNull();
    },
  );
});

// What took quadratic time would not end before the test is given up.
test.each([
  ["spaces", " ".repeat(200_000)],
  ["one word", "1. FEE\n\n" + "x".repeat(200_000)],
  ["brackets", "1. FEE\n\n" + "(aa".repeat(66_000)],
  ["numbers", "1. FEE\n\n" + "1.1 ".repeat(50_000)],
  ["empty lines", "1. FEE\n\n1.1 x" + "\n".repeat(200_000) + "y"],
  ["clauses", "9. FEE\n\n".repeat(25_000)],
  ["spaces inside a heading", "1. A" + " ".repeat(200_000) + "b"],
])("200,000 characters of %s are read at once", (_, long) => {
  const found = readAgreement(long);
  expect(found && writeAgreement(found)).not.toBe("");
});
