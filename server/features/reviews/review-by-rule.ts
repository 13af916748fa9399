import { readByRules, weighFindings } from "#server/contract-rules/index";
import type { ReviewResult } from "#shared/domain/reviews/review";
import { reviewPoints } from "#shared/domain/reviews/review-points";

const RULE_BASED = `This review was made by rules that look for ${reviewPoints.length} known points, not by a person or an AI model. It is not legal advice.`;

/** Reviews the text of a contract by rules alone. Keeps and sends nothing. */
export function reviewByRule(text: string): ReviewResult {
  const reading = readByRules(text);
  return {
    ...weighFindings(reading),
    kind: reading.kind,
    reviewedBy: "rules",
    note: RULE_BASED,
  };
}
