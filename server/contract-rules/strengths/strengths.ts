import type { Contract } from "#server/contract-rules/contract";
import { quote } from "#server/contract-rules/reading/quote";
import { isBetweenEquals, isRelevant } from "#server/contract-rules/relevance";
import { controlStrengths } from "#server/contract-rules/strengths/control";
import { leavingStrengths } from "#server/contract-rules/strengths/leaving";
import { moneyStrengths } from "#server/contract-rules/strengths/money";
import { rightsStrengths } from "#server/contract-rules/strengths/rights";
import { findStrength, type Strength } from "#server/contract-rules/strengths/strength";
import type { ReviewIssue, ReviewStrength } from "#shared/domain/reviews/review";

const strengths: readonly Strength[] = [
  ...rightsStrengths,
  ...leavingStrengths,
  ...moneyStrengths,
  ...controlStrengths,
].toSorted((one, other) => one.point - other.point);

/** What protects whoever makes the music: never on a point that is an issue, nor in the words of one. */
export function findStrengths(contract: Contract, issues: readonly ReviewIssue[]): ReviewStrength[] {
  const raised = new Set(issues.map(({ point }) => point));
  const quoted = new Set(issues.map(({ quotation }) => quotation));
  const isSpoilt = ({ point, unless = [] }: Strength) => [point, ...unless].some((each) => raised.has(each));
  return strengths.flatMap((strength) => {
    if (!isRelevant(strength.point, contract) || isSpoilt(strength)) return [];
    if (strength.isOneSided && isBetweenEquals(contract)) return [];
    const match = findStrength(contract, strength);
    const quotation = match && quote(match);
    if (!quotation || quoted.has(quotation)) return [];
    const { point, title } = strength;
    return [{ point, title: typeof title === "string" ? title : title(contract), quotation }];
  });
}
