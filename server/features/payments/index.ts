export { receiptMail, sendReceiptMail } from "#server/features/payments/payments-mail";
export type { PaymentRow } from "#server/features/payments/payments-store";
export {
  EVERY_FIVE_MINUTES,
  reconcilePayments,
  reconciliation,
} from "#server/features/payments/reconcile-payments";
export {
  claimPayment,
  documentPaidBy,
  findUsablePayment,
  releasePayment,
  usePayment,
  type PaymentClaim,
} from "#server/features/payments/use-payment";
