import { detectLanguage, readByRules, weighFindings } from "#server/contract-rules/index";
import { mergeFindings } from "#server/features/reviews/model/merge-findings";
import { placeInAgreements } from "#server/features/reviews/model/place-in-agreements";
import { readParts, type Model } from "#server/features/reviews/model/read-parts";
import { beginStep, type Report } from "#server/features/reviews/review-progress";
import { AppError } from "#server/http/app-error";
import type { ReviewResult } from "#shared/domain/reviews/review";
import { reviewPoints } from "#shared/domain/reviews/review-points";
import type { ReviewReader } from "#shared/domain/reviews/review-reader";

const BY_MODEL = `Read by an AI model and checked by rules that look for ${reviewPoints.length} known points. No person has checked it. It is not legal advice.`;
const BY_MODEL_ALONE =
  "Read by an AI model alone: the rules that otherwise check it read English only. No person has checked it. It is not legal advice.";
const NO_CONTRACT =
  "This text does not read like a contract about music or a performance, so nothing was checked. Please send the whole contract. Your payment is kept and you will not be charged again.";

/**
 * Reviews a contract with a model. The model reads and judges what the rules found; the rules look for what it overlooked, and the score is
 * reckoned as theirs is. Throws `contract_unreadable`, `review_failed`, `review_timeout`.
 */
export async function reviewByModel(
  model: Model,
  { text, reader }: { text: string; reader: ReviewReader },
  report: Report,
): Promise<ReviewResult> {
  const isEnglish = detectLanguage(text) === "English";
  beginStep(report, "points");
  const reading = readByRules(text);
  const found = isEnglish ? reading : { issues: [], strengths: [], neutral: [] };

  const { parts, isContract, ground } = await readParts(
    model,
    { contract: reading, ground: found, reader },
    report,
  );
  if (!isContract) throw new AppError("contract_unreadable", NO_CONTRACT);
  return {
    ...weighFindings(reading, mergeFindings(ground, placeInAgreements(parts, reading.agreements))),
    kind: reading.kind,
    reviewedBy: "ai",
    note: isEnglish ? BY_MODEL : BY_MODEL_ALONE,
  };
}
