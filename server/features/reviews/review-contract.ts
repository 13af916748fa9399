import type { Deps } from "#server/deps";
import { detectLanguage, readsLikeContract } from "#server/features/reviews/reading/detect-language";
import { reviewByModel } from "#server/features/reviews/review-by-model";
import { reviewByRule } from "#server/features/reviews/review-by-rule";
import { beginStep, type Report } from "#server/features/reviews/review-progress";
import { AppError } from "#server/http/app-error";
import type { ReviewResult } from "#shared/domain/review";

/**
 * Reviews the text of a contract, with the model where there is one and by rules alone where there is none. Keeps nothing. Throws
 * `contract_unreadable`, `review_failed`, `review_timeout`.
 */
export async function reviewContract(
  { ai, env, log }: Pick<Deps, "ai" | "env" | "log">,
  text: string,
  report: Report,
): Promise<ReviewResult> {
  beginStep(report, "reading");
  const obstacle = findObstacle(text, ai !== null);
  if (obstacle) throw new AppError("contract_unreadable", `${obstacle} ${KEPT}`);
  if (ai) return reviewByModel({ ai, env, log }, text, report);
  beginStep(report, "points");
  return reviewByRule(text);
}

const KEPT = "Your payment is kept and you will not be charged again.";

/** Why nothing can be said of a text. The rules read English alone, and a model any language. */
function findObstacle(text: string, hasModel: boolean): string | null {
  const language = detectLanguage(text);
  if (language === "English")
    return readsLikeContract(text)
      ? null
      : "This text does not read like a contract, so nothing was checked. Please send the whole contract.";
  if (hasModel) return null;
  const which = language ? `appears to be in ${language}` : "does not read like English";
  return `This text ${which}. The rule-based review reads contracts in English only, so nothing was checked.`;
}
