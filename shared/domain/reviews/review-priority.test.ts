import { expect, test } from "vitest";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import { reviewPoints } from "#shared/domain/reviews/review-points";
import { threeFirst } from "#shared/domain/reviews/review-priority";

const issue = (point: number, quotation = "The Label may."): ReviewIssue => {
  const { title, severity } = reviewPoints[point - 1]!;
  return { point, title, severity, quotation, description: "", suggestion: "" };
};
const first = (...issues: ReviewIssue[]) => threeFirst(issues).map(({ point }) => point);

test("what is owned comes before what is earned, wherever it stands", () => {
  expect(first(issue(12), issue(26), issue(9), issue(1))).toEqual([1, 9, 26]);
});

test("what is grave comes before what is not, and what is written before what is missing", () => {
  expect(first(issue(28), issue(11, "nothing found on accounting statements"), issue(23))).toEqual([
    23, 11, 28,
  ]);
});

test("small things are never among them", () => {
  expect(first(issue(22), issue(31))).toEqual([]);
});
