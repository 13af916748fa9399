import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import type { UserRow } from "#server/features/auth/index";
import { findUsablePayment, usePayment, withClaim } from "#server/features/payments/index";
import { reviewContract } from "#server/features/reviews/review-contract";
import { beginStep, type Report } from "#server/features/reviews/review-progress";
import {
  findReview,
  insertReview,
  reviewExists,
  type ReviewRow,
} from "#server/features/reviews/reviews-store";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { ReviewResult } from "#shared/domain/review";
import { severities } from "#shared/domain/review-points";
import type { ErrorCode } from "#shared/errors";

type Input = ParsedInput<Contract["POST /api/ai-review"]>["body"];
type Order = Input & { id: string; paymentId: string };

/**
 * Reviews a contract and keeps the result, for one completed payment that was not used yet; the text is kept nowhere. Repeating it with
 * the same id and payment (lost answer) answers the review. Throws `payment_required`, `payment_not_found`, `payment_not_completed`,
 * `payment_used`, `payment_in_use`, `review_id_taken`, `contract_unreadable`, `review_failed`, `review_timeout`; the payment is then as
 * it was.
 */
export async function createReview(
  deps: Deps,
  user: UserRow,
  { id = randomUUID(), paymentId, documentContent }: Input,
  report: Report,
): Promise<ReviewRow> {
  try {
    if (!paymentId) throw new AppError("payment_required");
    return await reviewFor(deps, user, { id, paymentId, documentContent }, report);
  } catch (error) {
    const made = mayBeMade(error) ? await findReview(deps.db, id, user.id) : null;
    if (made && made.paymentId === paymentId) return made;
    throw inWordsOfReviews(error);
  }
}

async function reviewFor(deps: Deps, user: UserRow, order: Order, report: Report): Promise<ReviewRow> {
  const { id, paymentId, documentContent } = order;
  const payment = await findUsablePayment(deps, user.id, { paymentId, serviceType: "ai_review" });
  if (await reviewExists(deps.db, id)) throw new AppError("review_id_taken");

  return withClaim(deps, payment, async () => {
    const result = await reviewContract(deps, documentContent, report);
    beginStep(report, "saving");
    return keep(deps, user, order, result);
  });
}

/** The review and the use of its payment, both or neither. */
async function keep(
  { db, clock }: Deps,
  user: UserRow,
  { id, paymentId }: Order,
  result: ReviewResult,
): Promise<ReviewRow> {
  const at = clock.now();
  const { kind, score, reviewedBy } = result;
  const counts = countsOf(result);
  const review = { id, ownerId: user.id, paymentId, kind, score, reviewedBy, counts, result, createdAt: at };
  await db.transaction(async (trx) => {
    await usePayment(trx, { paymentId, documentId: null, at });
    if (!(await insertReview(trx, review))) throw new AppError("review_id_taken");
  });
  return review;
}

function countsOf({ issues, strengths }: ReviewResult): ReviewRow["counts"] {
  const [high = 0, medium = 0, low = 0] = severities.map(
    (severity) => issues.filter((issue) => issue.severity === severity).length,
  );
  return { high, medium, low, strengths: strengths.length };
}

/** How it shows that another request with the same id and payment was quicker. */
function mayBeMade(error: unknown): boolean {
  return error instanceof AppError && (error.code === "payment_used" || error.code === "review_id_taken");
}

const sentences: Partial<Record<ErrorCode, string>> = {
  payment_required: "Please pay for this review first.",
  payment_used: "This payment has already been used for a review.",
  payment_in_use:
    "Your contract is being reviewed already. The result will be among your reviews in a moment.",
};

function inWordsOfReviews(error: unknown): unknown {
  const sentence = error instanceof AppError ? sentences[error.code] : undefined;
  if (!(error instanceof AppError) || sentence === undefined) return error;
  const { code, retryAfter } = error;
  return new AppError(code, sentence, retryAfter === undefined ? {} : { retryAfter });
}
