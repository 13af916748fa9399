import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LONGEST_PART, splitContract } from "#server/features/reviews/model/split-contract";

const letters = (parts: readonly string[]) => parts.join("").replace(/\s+/g, "");
const sentence = (word: string) => `The parties shall meet because of ${word}.`;
const clause = (number: number, sentences: number) => [
  `${number}. CLAUSE ${number}`,
  `${number}.1 ${`${sentence(`clause ${number}`)} `.repeat(sentences)}`.trim(),
];

describe("splitContract", () => {
  test("leaves a contract that a model can read at once in one piece", () => {
    const paragraphs = [...clause(1, 10), ...clause(2, 10)];
    expect(splitContract(paragraphs)).toEqual([paragraphs.join("\n")]);
  });

  test("cuts between clauses", () => {
    const paragraphs = Array.from({ length: 12 }, (_, index) => clause(index + 1, 100)).flat();
    const parts = splitContract(paragraphs);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/^\d+\. CLAUSE/);
    expect(parts.join("\n")).toBe(paragraphs.join("\n"));
  });

  test("cuts a clause that is too long between its paragraphs, and a paragraph between its sentences", () => {
    const paragraphs = [
      "1. LONG",
      ...Array.from({ length: 30 }, (_, index) => `(${index}) ${sentence("x").repeat(60)}`),
    ];
    for (const part of splitContract(paragraphs).slice(1)) expect(part).toMatch(/^\(\d+\) /);
    const [first = "", ...others] = splitContract([`${sentence("y")} `.repeat(2000).trim()]);
    expect(first).toMatch(/\.$/);
    for (const part of others) expect(part).toMatch(/^The parties/);
  });

  test("keeps every letter, in order, in parts that are short enough, whatever the text", () => {
    const paragraph = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom("1. GRANT", "Article IV", "(a) and so on;", "x".repeat(5000), sentence("z").repeat(20)),
    );
    fc.assert(
      fc.property(
        fc.array(paragraph, { maxLength: 40 }),
        fc.integer({ min: 1500, max: 4000 }),
        (drawn, longest) => {
          const paragraphs = drawn.map((each) => each.replaceAll("\n", " "));
          const parts = splitContract(paragraphs, longest);
          for (const part of parts) expect(part.length).toBeLessThanOrEqual(longest);
          expect(letters(parts)).toBe(letters(paragraphs));
        },
      ),
    );
  });

  test("takes no longer for a text without an end", () => {
    const parts = splitContract(["x".repeat(100_000)]);
    expect(parts.every((part) => part.length <= LONGEST_PART)).toBe(true);
    expect(letters(parts)).toHaveLength(100_000);
  });
});
