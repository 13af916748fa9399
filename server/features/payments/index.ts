export {
  claimPayment,
  findUsablePayment,
  releasePayment,
  usePayment,
  type PaymentClaim,
} from "#server/features/payments/use-payment";
export type { PaymentRow } from "#server/features/payments/payments-store";
