export { beginPayment } from "#server/features/payments/begin-payment";
export { viewPayment, viewPrice } from "#server/features/payments/payment-view";
export { exportPayments } from "#server/features/payments/export-payments";
export { reviewerOf } from "#server/features/payments/payments-rules";
export { countPaymentsByStatus } from "#server/features/payments/payments-store";
export { paymentsJobs } from "#server/features/payments/payments-jobs";
export { paymentCompleted } from "#server/features/payments/settle-payment";
export { findUnmatchedVerification, matchVerification } from "#server/features/payments/unmatched-payments";
export { markUnusedNotified } from "#server/features/payments/unused-store";
export { verifyPayment } from "#server/features/payments/verify-payment";
export {
  documentPaidBy,
  findUnusedPayment,
  redeemPayment,
  withClaim,
} from "#server/features/payments/redeem-payment";
export { findOpenRefunds } from "#server/features/payments/refunds-store";
export { holdPrice, listPrices, updatePrice } from "#server/features/payments/pricing-store";
export {
  askAboutPayment,
  refundReported,
  requestRefund,
  settleRefund,
} from "#server/features/payments/refund-payment";
