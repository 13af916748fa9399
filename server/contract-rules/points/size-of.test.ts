import { expect, test } from "vitest";
import { sizeOf } from "#server/contract-rules/points/size-of";

test.each([
  [43, "The term is twelve years.", "12 years is 4 times the usual 3 years for a term."],
  [43, "The term is seven (7) years.", "7 years is more than twice the usual 3 years for a term."],
  [43, "The term is four years.", "4 years is more than the usual 3 years for a term."],
  [
    12,
    "Books may be examined within twelve months.",
    "1 year is half of the usual 2 years for checking the books.",
  ],
  [13, "She objects within six (6) months.", "6 months is a quarter of the usual 2 years for an objection."],
  [
    13,
    "She objects within nine months.",
    "9 months is less than half of the usual 2 years for an objection.",
  ],
  [53, "No claim may be made after one year.", "1 year is a third of the usual 3 years for a claim."],
  [
    13,
    "She objects within thirty days.",
    "1 month is less than a quarter of the usual 2 years for an objection.",
  ],
  [13, "She objects within eighteen months.", "18 months is less than the usual 2 years for an objection."],
  [
    55,
    "A royalty of nine per cent (9%) of net receipts, after deduction of costs.",
    "Of each KES 1,000 that is left after costs, KES 90 would reach you.",
  ],
  [
    55,
    "A royalty of 9% of gross receipts, and of net ones from abroad.",
    "Of each KES 1,000 that comes in, KES 90 would reach you.",
  ],
  [
    16,
    "The Label takes 20 % of show fees.",
    "Of each KES 1,000 that comes in, KES 200 would go to the other side.",
  ],
  [
    44,
    "Abroad the royalty is 50% of the basic rate.",
    "Of each KES 1,000 at the full rate, KES 500 would be paid.",
  ],
  [
    14,
    "A reserve of 50 per cent is kept.",
    "Of each KES 1,000 that you have earned, KES 500 would be kept back.",
  ],
])("point %i: %s", (point, quotation, said) => {
  expect(sizeOf(point, quotation, "recording")).toBe(said);
});

test("a share that is low and a commission that is high are told apart", () => {
  const words = "The share is 30% of income.";
  expect(sizeOf(55, words, "recording")).toContain("would reach you");
  expect(sizeOf(55, words, "management")).toContain("would go");
});

test("says nothing of what is missing, of two numbers, or of another point", () => {
  expect(sizeOf(43, "nothing found on a term of nine years", "recording")).toBeNull();
  expect(sizeOf(16, "20 % of shows and 30 % of merchandise", "recording")).toBeNull();
  expect(sizeOf(33, "All moral rights are waived for nine years.", "recording")).toBeNull();
});
