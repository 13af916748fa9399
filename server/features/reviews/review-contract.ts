import { normaliseText, readEntry } from "#server/contract-rules/index";
import type { Deps } from "#server/deps";
import { reviewerOf } from "#server/features/payments/index";
import { gapIn } from "#server/features/reviews/gap-in";
import { findObstacle } from "#server/features/reviews/find-obstacle";
import { reviewByModel } from "#server/features/reviews/review-by-model";
import { reviewByRule } from "#server/features/reviews/review-by-rule";
import { beginStep, type Report } from "#server/features/reviews/review-progress";
import { AppError } from "#server/http/app-error";
import type { FilePages, ReviewResult } from "#shared/domain/reviews/review";
import type { ReviewReader } from "#shared/domain/reviews/review-reader";

/** A text, for whom it is read, and the pages of the file it was extracted from. */
export type ToReview = { text: string; reader: ReviewReader; pages: FilePages | undefined };

/**
 * Reviews the text of a contract, with the model where there is one and by rules alone where there is none. Keeps nothing. Throws
 * `contract_unreadable`, `review_failed`, `review_timeout`, and in production without a model `service_inactive`.
 */
export async function reviewContract(
  { ai, env, log, clock }: Pick<Deps, "ai" | "env" | "log" | "clock">,
  { text, reader, pages }: ToReview,
  report: Report,
): Promise<ReviewResult> {
  if (reviewerOf({ ai, env }) === "unavailable")
    throw new AppError("service_inactive", `Contract reviews are not available right now. ${KEPT}`);
  beginStep(report, "reading");
  const entry = readEntry(text);
  const obstacle = findObstacle(entry, ai !== null);
  if (obstacle) throw new AppError("contract_unreadable", `${obstacle} ${KEPT}`);
  const read = { characters: normaliseText(text).length, gap: gapIn(entry), pages };
  if (ai) return { ...(await reviewByModel({ ai, env, log, clock }, { text, reader }, report)), read };
  beginStep(report, "points");
  return { ...reviewByRule(text), read };
}

const KEPT = "Your payment is kept and you will not be charged again.";
