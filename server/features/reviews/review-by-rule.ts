import { readByRules, weighFindings } from "#server/contract-rules/index";
import { isMeasured } from "#server/features/reviews/measured-kinds";
import type { ReviewResult } from "#shared/domain/reviews/review";
import { reviewPoints } from "#shared/domain/reviews/review-points";

const RULE_BASED = `This review was made by rules that look for ${reviewPoints.length} known points, not by a person or an AI model. It is not legal advice.`;

const NOT_MEASURED =
  "It gives no score and no strengths: rules alone have not been measured on enough contracts of this kind. Read each clause in its place.";

/** Reviews the text of a contract by rules alone: scored and praised only where that was measured. Keeps and sends nothing. */
export function reviewByRule(text: string): ReviewResult {
  const reading = readByRules(text);
  const found = { ...weighFindings(reading, reading), kind: reading.kind, reviewedBy: "rules" } as const;
  if (isMeasured(reading.kind)) return { ...found, note: RULE_BASED };
  const issues = found.issues.filter((issue) => !reading.doubtful.includes(issue));
  return {
    ...found,
    issues,
    score: null,
    rubric: null,
    strengths: [],
    note: `${RULE_BASED} ${NOT_MEASURED}`,
  };
}
