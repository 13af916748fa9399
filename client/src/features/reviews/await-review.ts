import type { Payment } from "#shared/contract/payments";
import { call } from "#client/lib/call";
import { findReviewOf } from "#client/features/reviews/review-queries";

const LOOK_AGAIN_MS = 2000;
/** After this the server considers a review as given up. */
const GIVEN_UP_AFTER_MS = 95_000;

/** Whether somebody has a review made for this payment right now. */
export function isBeingReviewed({ usingSince }: Pick<Payment, "usingSince">): boolean {
  return usingSince !== null && Date.now() - Date.parse(usingSince) < GIVEN_UP_AFTER_MS;
}

/**
 * Waits for the review that is made for a payment, by another window or by a request whose answer was lost. Null when nobody
 * makes one, or nobody waits any more.
 */
export async function awaitReview(paymentId: string, signal: AbortSignal): Promise<string | null> {
  for (const giveUpAt = Date.now() + GIVEN_UP_AFTER_MS; Date.now() < giveUpAt && !signal.aborted;) {
    const payment = await call("GET /api/payments/{id}", { params: { id: paymentId } }).catch(
      () => undefined,
    );
    if (payment?.usedAt) return findReviewOf(paymentId).catch(() => null);
    if (payment && !isBeingReviewed(payment)) return null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return null;
}
