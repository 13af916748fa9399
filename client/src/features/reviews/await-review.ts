import type { Payment } from "#shared/contract/payments";
import { call } from "#client/lib/call";
import { findReviewOf } from "#client/features/reviews/review-queries";

const LOOK_AGAIN_MS = 2000;
/** Whoever reviews tells the server so every few seconds; a review that was not told of for so long was given up. */
const GIVEN_UP_AFTER_MS = 25_000;
/** Longer than any review takes. */
const WAIT_AT_MOST_MS = 155_000;

/** A phone's clock may be wrong by minutes. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Whether somebody may be having a review made for this payment: `awaitReview` finds out. */
export function isBeingReviewed({ usingSince }: Pick<Payment, "usingSince">): boolean {
  return usingSince !== null && Math.abs(Date.now() - Date.parse(usingSince)) < CLOCKS_DIFFER_MS;
}

/**
 * Waits for the review that is made for a payment, by another window or by a request whose answer was lost. Null when nobody
 * makes one, or nobody waits any more.
 */
export async function awaitReview(paymentId: string, signal: AbortSignal): Promise<string | null> {
  const heard = { since: "", at: Date.now() };
  for (const giveUpAt = Date.now() + WAIT_AT_MOST_MS; Date.now() < giveUpAt && !signal.aborted;) {
    const payment = await call("GET /api/payments/{id}", { params: { id: paymentId } }).catch(
      () => undefined,
    );
    if (payment?.usedAt) return findReviewOf(paymentId).catch(() => null);
    if (payment && !payment.usingSince) return null;
    if (payment?.usingSince && payment.usingSince !== heard.since)
      Object.assign(heard, { since: payment.usingSince, at: Date.now() });
    if (payment && Date.now() - heard.at > GIVEN_UP_AFTER_MS) return null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return null;
}
