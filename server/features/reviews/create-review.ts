import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { findUnusedPayment, redeemPayment, withClaim } from "#server/features/payments/index";
import { reviewContract, type ToReview } from "#server/features/reviews/review-contract";
import { reviewIdOf } from "#server/features/reviews/review-id";
import { beginStep, type Report } from "#server/features/reviews/review-progress";
import { findReview, insertReview, type ReviewRecord } from "#server/features/reviews/reviews-store";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { ReviewResult } from "#shared/domain/reviews/review";
import { severities } from "#shared/domain/reviews/review-points";
import type { ErrorCode } from "#shared/errors";

type Input = ParsedInput<Contract["POST /api/ai-review"]>["body"];
type Order = ToReview & { id: string; paymentId: string };

/**
 * Reviews a contract and keeps the result, for one completed payment that was not used yet; the text is kept nowhere. Repeating it with
 * the same text and payment (lost answer) answers the review. Throws `payment_required`, `payment_not_found`, `payment_not_completed`,
 * `payment_used` for another text, `payment_in_use`, `contract_unreadable`, `review_failed`, `review_timeout`; the payment is then as
 * it was.
 */
export async function createReview(
  deps: Deps,
  user: UserRecord,
  { paymentId, documentContent: text, reader = {}, pages }: Input,
  report: Report,
): Promise<ReviewRecord> {
  if (!paymentId) throw new AppError("payment_required", "Please pay for this review first.");
  const id = reviewIdOf(deps.secrets, paymentId, text);
  try {
    return await reviewFor(deps, user, { id, paymentId, text, reader, pages }, report);
  } catch (error) {
    const isUsed = error instanceof AppError && error.code === "payment_used";
    const made = isUsed ? await findReview(deps.db, id, user.id) : null;
    if (made) return made;
    throw inWordsOfReviews(error);
  }
}

async function reviewFor(deps: Deps, user: UserRecord, order: Order, report: Report): Promise<ReviewRecord> {
  const { paymentId } = order;
  const payment = await findUnusedPayment(deps, user.id, { paymentId, serviceType: "ai_review" });
  return withClaim(deps, payment, async () => {
    const result = await reviewContract(deps, order, report);
    beginStep(report, "saving");
    return storeReview(deps, user, order, result);
  });
}

/** The review and the use of its payment, both or neither. */
async function storeReview(
  { db, clock }: Deps,
  user: UserRecord,
  { id, paymentId }: Order,
  result: ReviewResult,
): Promise<ReviewRecord> {
  const at = clock.now();
  const { kind, score, reviewedBy } = result;
  const counts = countsOf(result);
  const review = { id, ownerId: user.id, paymentId, kind, score, reviewedBy, counts, result, createdAt: at };
  await db.transaction(async (trx) => {
    await redeemPayment(trx, { paymentId, documentId: null, at });
    await insertReview(trx, review);
  });
  return review;
}

function countsOf({ issues, strengths }: ReviewResult): ReviewRecord["counts"] {
  const [high = 0, medium = 0, low = 0] = severities.map(
    (severity) => issues.filter((issue) => issue.severity === severity).length,
  );
  return { high, medium, low, strengths: strengths.length };
}

const sentences: Partial<Record<ErrorCode, string>> = {
  payment_used:
    "This payment was already used for another contract. Its review is among your reviews; this contract needs a payment of its own.",
  payment_in_use:
    "A review is being made for this payment already. The result will be among your reviews in a moment.",
};

function inWordsOfReviews(error: unknown): unknown {
  const sentence = error instanceof AppError ? sentences[error.code] : undefined;
  if (!(error instanceof AppError) || sentence === undefined) return error;
  const { code, retryAfter } = error;
  return new AppError(code, sentence, retryAfter === undefined ? {} : { retryAfter });
}
