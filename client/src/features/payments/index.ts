export { askAboutPayment, type Standing } from "#client/features/payments/ask-about-payment";
export { guestCheckout, guestPaymentQuery } from "#client/features/payments/guest-checkout";
export { PayBar } from "#client/features/payments/pay-bar";
export { PaymentCard } from "#client/features/payments/payment-card";
export { paymentIdAt } from "#client/features/payments/payment-id-at";
export { PaymentMissing } from "#client/features/payments/payment-missing";
export {
  isUnused,
  knownStart,
  paymentChanged,
  paymentQuery,
  paymentsQuery,
  servicesQuery,
} from "#client/features/payments/payment-queries";
export { PriceTag } from "#client/features/payments/price-tag";
export { Receipts } from "#client/features/payments/receipts";
export { UnusedPayment } from "#client/features/payments/unused-payment";
export { useAwaitedPayment } from "#client/features/payments/use-awaited-payment";
export { useBeginOrder } from "#client/features/payments/use-begin-order";
export { useBeginPayment } from "#client/features/payments/use-begin-payment";
export { useObstacle } from "#client/features/payments/use-obstacle";
export { isPaid, usePayment } from "#client/features/payments/use-payment";
export { usePrice } from "#client/features/payments/use-price";
export { useReturnedPayment } from "#client/features/payments/use-returned-payment";
export { useBegunPayment, usePaidForm, useUnusedPayment } from "#client/features/payments/use-unused-payment";
