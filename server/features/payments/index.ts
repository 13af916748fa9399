export { beginPayment } from "#server/features/payments/begin-payment";
export { viewPayment, viewPrice } from "#server/features/payments/payment-view";
export { exportPayments } from "#server/features/payments/export-payments";
export {
  receiptMail,
  refundMail,
  sendReceiptMail,
  sendRefundMail,
} from "#server/features/payments/payments-mail";
export { reconcilePayments, reconciliation } from "#server/features/payments/reconcile-payments";
export { paymentCompleted } from "#server/features/payments/settle-payment";
export { tellUnused, unusedReminders } from "#server/features/payments/tell-unused";
export { sendUnusedMail, unusedMail } from "#server/features/payments/unused-mail";
export { verifyPayment } from "#server/features/payments/verify-payment";
export {
  documentPaidBy,
  findUsablePayment,
  usePayment,
  withClaim,
} from "#server/features/payments/use-payment";
export { findOpenRefunds } from "#server/features/payments/refunds-store";
export { holdPrice, listPrices, updatePrice } from "#server/features/payments/pricing-store";
export {
  askAboutPayment,
  refundTold,
  requestRefund,
  settleRefund,
} from "#server/features/payments/refund-payment";
