import { readByRules, weighFindings } from "#server/contract-rules/index";
import { isMeasured } from "#server/features/reviews/measured-kinds";
import type { ReviewResult } from "#shared/domain/reviews/review";
import { reviewPoints } from "#shared/domain/reviews/review-points";

const RULE_BASED = `This review was made by rules that look for ${reviewPoints.length} known points, not by a person or an AI model. It is not legal advice.`;

const NOT_MEASURED =
  "It is a trial: rules alone have not been measured on enough contracts of this kind, so read each clause in its place and rely on no score.";

/** Reviews the text of a contract by rules alone. Keeps and sends nothing. */
export function reviewByRule(text: string): ReviewResult {
  const reading = readByRules(text);
  return {
    ...weighFindings(reading),
    kind: reading.kind,
    reviewedBy: "rules",
    note: isMeasured(reading.kind) ? RULE_BASED : `${RULE_BASED} ${NOT_MEASURED}`,
  };
}
