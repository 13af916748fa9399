import { detectLanguage, readByRules, weighFindings } from "#server/contract-rules/index";
import { mergeFindings } from "#server/features/reviews/model/merge-findings";
import { readParts, type Model } from "#server/features/reviews/model/read-parts";
import { beginStep, type Report } from "#server/features/reviews/review-progress";
import { AppError } from "#server/http/app-error";
import type { ReviewResult } from "#shared/domain/review";

const BY_MODEL =
  "This review was made by an AI model, together with rules that look for forty known points. No person has checked it. It is not legal advice.";
const BY_MODEL_ALONE =
  "This review was made by an AI model alone: the rules that otherwise stand beside it read English only. No person has checked it. It is not legal advice.";
const NO_CONTRACT =
  "This text does not read like a contract, so nothing was checked. Please send the whole contract. Your payment is kept and you will not be charged again.";

/**
 * Reviews a contract with a model. The model finds and explains; the rules are the ground under it, and the score is reckoned as
 * theirs is. Throws `contract_unreadable`, `review_failed`, `review_timeout`.
 */
export async function reviewByModel(model: Model, text: string, report: Report): Promise<ReviewResult> {
  const isEnglish = detectLanguage(text) === "English";
  beginStep(report, "points");
  const reading = readByRules(text);
  const ground = isEnglish ? reading : { issues: [], strengths: [] };

  const { parts, isContract } = await readParts(model, reading, report);
  if (!isEnglish && !isContract) throw new AppError("contract_unreadable", NO_CONTRACT);
  return {
    ...weighFindings(mergeFindings(ground, parts)),
    kind: reading.kind,
    reviewedBy: "ai",
    note: isEnglish ? BY_MODEL : BY_MODEL_ALONE,
  };
}
