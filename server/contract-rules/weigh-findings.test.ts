import { expect, test } from "vitest";
import { weighFindings } from "#server/contract-rules/weigh-findings";
import type { ReviewIssue } from "#shared/domain/reviews/review";

const noCredit: ReviewIssue = {
  point: 22,
  severity: "low",
  title: "No remedy for a missing credit",
  description: "A credit brings the next job.",
  quotation: "nothing found on a credit",
  suggestion: "A missing credit is put right within ten days.",
};

const recording = { kind: "recording", family: "recording", isAsked: () => true } as const;

test("a low issue alone has its advice too", () => {
  expect(
    weighFindings(recording, { issues: [noCredit], strengths: [], neutral: [] }).recommendations,
  ).toEqual(["Settle what happens with the music: release, credit and where it may be heard."]);
});

test("nothing was found only where there is no issue", () => {
  expect(weighFindings(recording, { issues: [], strengths: [], neutral: [] }).recommendations[0]).toMatch(
    /^The review found none/,
  );
});
