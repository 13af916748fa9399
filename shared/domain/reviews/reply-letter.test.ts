import { expect, test } from "vitest";
import { hasBlanks, replyLetter } from "#shared/domain/reviews/reply-letter";
import type { ReviewIssue } from "#shared/domain/reviews/review";

const issue: ReviewIssue = {
  point: 1,
  severity: "high",
  title: "Rights are taken for ever",
  description: "",
  quotation: "The Artist assigns the Masters in perpetuity.",
  suggestion: "The Artist licenses the Masters for seven years.",
};

test("asks for changes, then for what is missing, and leaves small things out", () => {
  const letter = replyLetter("recording", [
    issue,
    { ...issue, point: 22, severity: "low", title: "No remedy for a missing credit" },
    { ...issue, point: 40, severity: "medium", title: "No advice", quotation: "nothing found on advice" },
  ]);
  expect(letter).toContain("Thank you for the recording contract.");
  expect(letter).toContain(
    "1. Rights are taken for ever\nIt says: “The Artist assigns the Masters in perpetuity.”",
  );
  expect(letter).toContain("Please add:\n\n2. No advice\n“The Artist licenses");
  expect(letter).not.toContain("credit");
  expect(letter).not.toContain("nothing found");
});

test("quotes a sentence once for all that is asked of it, and marks within in single ones", () => {
  const net = {
    ...issue,
    point: 10,
    title: "A net sum that is not defined",
    suggestion: '"Net" means all sums.',
  };
  const letter = replyLetter("recording", [issue, { ...issue, point: 2, quotation: "Else." }, net]);
  expect(letter.match(/in perpetuity/g)).toHaveLength(1);
  expect(letter).toContain("1. Rights are taken for ever; A net sum that is not defined\nIt says:");
  expect(letter).toContain("for seven years.”\n“‘Net’ means all sums.”");
  expect(letter).toContain("\n2. Rights are taken for ever\nIt says: “Else.”");
});

test("keeps apart the same sentence of two agreements", () => {
  const letter = replyLetter("mixed", [
    { ...issue, agreement: "ONE" },
    { ...issue, agreement: "TWO" },
  ]);
  expect(letter).toContain("1. Rights are taken for ever (ONE)");
  expect(letter).toContain("2. Rights are taken for ever (TWO)");
});

test.each([
  ["mixed", "Thank you for the contract."],
  ["platform", "Thank you for the terms."],
  ["beat_licence", "Thank you for the beat licence."],
] as const)("thanks for what it is: %s", (kind, thanks) => {
  expect(replyLetter(kind, [issue])).toContain(thanks);
});

test("tells what is left to be filled in from what stands in brackets in the contract", () => {
  const asking = (suggestion: string) => [{ ...issue, suggestion }];
  expect(hasBlanks(asking("up to [amount] in total"))).toBe(true);
  expect(hasBlanks(asking("the Work [1] and the track [ ]"))).toBe(false);
  expect(hasBlanks([{ ...issue, quotation: "between the Label and [name of artist]" }])).toBe(false);
});

test("takes long runs of quotation marks and brackets in linear time", () => {
  const suggestion = '"'.repeat(50_001) + "“".repeat(50_000);
  const start = performance.now();
  expect(replyLetter("recording", [{ ...issue, suggestion }])).toContain(issue.title);
  expect(hasBlanks([{ ...issue, suggestion: "[a".repeat(50_000) }])).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});
