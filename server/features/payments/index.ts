export { receiptMail, sendReceiptMail } from "#server/features/payments/payments-mail";
export { reconcilePayments, reconciliation } from "#server/features/payments/reconcile-payments";
export {
  documentPaidBy,
  findUsablePayment,
  usePayment,
  withClaim,
} from "#server/features/payments/use-payment";
