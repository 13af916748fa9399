import { readByRules, readEntry, weighFindings } from "#server/contract-rules/index";
import { gapIn } from "#server/features/reviews/gap-in";
import { findObstacle } from "#server/features/reviews/find-obstacle";
import { AppError } from "#server/http/app-error";
import type { ContractCheck } from "#shared/contract/review-results";
import { reviewPoints } from "#shared/domain/reviews/review-points";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/**
 * The free check of a contract, by rules whether or not there is a model: what to look at, and what it has no words on. Of
 * clauses that the rules are not sure of only the subject is told. What is good about it is not told, and no score is given: rules alone
 * are not sure enough of either. Keeps nothing. Throws `contract_unreadable`.
 */
export function checkContract(text: string): ContractCheck {
  const entry = readEntry(text);
  const obstacle = findObstacle(entry, false);
  if (obstacle) throw new AppError("contract_unreadable", obstacle);
  const reading = readByRules(text);
  const { issues } = weighFindings(reading, reading);
  return {
    kind: entry.kind,
    gap: gapIn(entry),
    findings: issues.filter((issue) => !isAbsence(issue) && !reading.doubtful.includes(issue)),
    alsoRead: reading.doubtful.map(({ point, quotation, agreement }) => ({
      point,
      subject: reviewPoints[point - 1]!.subject,
      quotation,
      agreement,
    })),
    absent: issues.filter(isAbsence).map(({ quotation: _, ...issue }) => issue),
  };
}
