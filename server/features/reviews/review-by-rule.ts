import { findByRule } from "#server/contract-rules/read-by-rules";
import { readContract } from "#server/contract-rules/reading/read-contract";
import { weighFindings } from "#server/contract-rules/weigh-findings";
import type { ReviewResult } from "#shared/domain/review";

const RULE_BASED =
  "This review was made by rules that look for forty known points, not by a person or an AI model. It is not legal advice.";

/** Reviews the text of a contract by rules alone. Keeps and sends nothing. */
export function reviewByRule(text: string): ReviewResult {
  const contract = readContract(text);
  return {
    ...weighFindings(findByRule(contract)),
    kind: contract.kind,
    reviewedBy: "rules",
    note: RULE_BASED,
  };
}
