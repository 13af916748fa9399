import type { Findings } from "#server/contract-rules/findings";
import { ruleGroups } from "#server/contract-rules/points/rules";
import { rateContract, type Rated } from "#server/contract-rules/rubric/rate-contract";
import type { ReviewIssue, ReviewResult } from "#shared/domain/reviews/review";
import type { Severity } from "#shared/domain/reviews/review-points";
import { scoreOf, type RubricArea } from "#shared/domain/reviews/rubric";

const ALL_CLEAR =
  "The review found none of the things it warns of. Have a lawyer read the contract before you sign all the same.";
const order: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

const byGravity = (a: ReviewIssue, b: ReviewIssue) =>
  order[a.severity] - order[b.severity] || a.point - b.point;

export type Weighed = Pick<ReviewResult, "issues" | "strengths" | "recommendations"> & {
  score: number;
  rubric: RubricArea[];
};

/** The rubric and its score, the issues gravest first, and what to do: whoever found them, they weigh the same. */
export function weighFindings(rated: Rated, findings: Findings): Weighed {
  const { issues, strengths } = findings;
  const rubric = rateContract(rated, findings);
  const grave = issues.filter(({ severity }) => severity !== "low");
  const pressing = new Set((grave.length > 0 ? grave : issues).map(({ point }) => point));
  const advice = ruleGroups
    .filter(({ rules }) => rules.some(({ point }) => pressing.has(point)))
    .map((group) => group.advice);
  return {
    score: scoreOf(rubric),
    rubric,
    issues: issues.toSorted(byGravity),
    strengths: [...strengths],
    recommendations: advice.length > 0 ? advice : [ALL_CLEAR],
  };
}
