import { ruleGroups } from "#server/contract-rules/points/rules";
import { scoreContract } from "#server/contract-rules/score-contract";
import {
  NOTHING_FOUND,
  type ReviewIssue,
  type ReviewResult,
  type ReviewStrength,
} from "#shared/domain/reviews/review";
import type { Severity } from "#shared/domain/reviews/review-points";

/** What was found in a contract; no point stands twice. */
export type Findings = { issues: readonly ReviewIssue[]; strengths: readonly ReviewStrength[] };

const ALL_CLEAR =
  "The review found none of the things it warns of. Have a lawyer read the contract before you sign all the same.";
const order: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

const byGravity = (a: ReviewIssue, b: ReviewIssue) =>
  order[a.severity] - order[b.severity] || a.point - b.point;

/** The score, the issues gravest first, and what to do: whoever found them, they weigh the same. */
export function weighFindings({
  issues,
  strengths,
}: Findings): Pick<ReviewResult, "score" | "issues" | "strengths" | "recommendations"> {
  const grave = issues.filter(({ severity }) => severity !== "low");
  const pressing = new Set((grave.length > 0 ? grave : issues).map(({ point }) => point));
  const advice = ruleGroups
    .filter(({ rules }) => rules.some(({ point }) => pressing.has(point)))
    .map((group) => group.advice);
  return {
    score: scoreContract(oncePerClause(issues), strengths.length),
    issues: issues.toSorted(byGravity),
    strengths: [...strengths],
    recommendations: advice.length > 0 ? advice : [ALL_CLEAR],
  };
}

/** A clause that raises several points weighs as the gravest of them: "no right to terminate" is no way out, and a one-sided one. */
function oncePerClause(issues: readonly ReviewIssue[]): ReviewIssue[] {
  const clauses = Map.groupBy(issues, ({ point, quotation }) =>
    quotation.startsWith(NOTHING_FOUND) ? point : quotation,
  );
  return [...clauses.values()].map((each) => each.toSorted(byGravity)[0]!);
}
