import { expect, test } from "vitest";
import { replyLetter } from "#shared/domain/reviews/reply-letter";
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
