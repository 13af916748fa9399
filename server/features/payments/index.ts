export { beginPayment } from "#server/features/payments/begin-payment";
export { viewPayment } from "#server/features/payments/payment-view";
export { receiptMail, sendReceiptMail } from "#server/features/payments/payments-mail";
export { reconcilePayments, reconciliation } from "#server/features/payments/reconcile-payments";
export { paymentCompleted } from "#server/features/payments/settle-payment";
export { verifyPayment } from "#server/features/payments/verify-payment";
export {
  documentPaidBy,
  findUsablePayment,
  usePayment,
  withClaim,
} from "#server/features/payments/use-payment";
