import { findByRule } from "#server/features/reviews/find-by-rule";
import { detectLanguage, readsLikeContract } from "#server/features/reviews/reading/detect-language";
import { readContract } from "#server/features/reviews/reading/read-contract";
import { weighFindings } from "#server/features/reviews/weigh-findings";
import type { ReviewResult } from "#shared/domain/review";

const RULE_BASED =
  "This review was made by rules that look for forty known points, not by a person or an AI model. It is not legal advice.";

/** Reviews the text of a contract by rules alone. Keeps and sends nothing. */
export function reviewByRule(text: string): ReviewResult {
  const obstacle = findObstacle(text);
  if (obstacle) {
    return {
      score: 0,
      kind: "unknown",
      issues: [],
      strengths: [],
      recommendations: [obstacle],
      reviewedBy: "rules",
      note: obstacle,
    };
  }
  const contract = readContract(text);
  return {
    ...weighFindings(findByRule(contract)),
    kind: contract.kind,
    reviewedBy: "rules",
    note: RULE_BASED,
  };
}

/** Why the rules cannot judge a text: it is not in English, or no contract. Null when they can. */
export function findObstacle(text: string): string | null {
  const language = detectLanguage(text);
  if (language !== "English") {
    const which = language ? `appears to be in ${language}` : "does not read like English";
    return `This text ${which}. The rule-based review reads contracts in English only, so nothing was checked and the score says nothing about the contract.`;
  }
  if (readsLikeContract(text)) return null;
  return "This text does not read like a contract, so nothing was checked and the score says nothing about it. Please paste the whole contract.";
}
