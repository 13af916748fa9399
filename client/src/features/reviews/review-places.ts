import { paths } from "#shared/paths";

/** A payment and the review that is made for it: a reload comes back to it. */
export function reviewPaymentPlace(paymentId: string): string {
  return `${paths.aiReview}/payment/${paymentId}`;
}

/** The upload, with what was paid for it. */
export function continueReviewPlace(paymentId: string): string {
  return `${paths.aiReview}?payment=${paymentId}`;
}
