import type { Payment } from "#shared/contract/payments";
import type { Checkout } from "#client/features/payments/checkout";
import { acceptStart } from "#client/features/payments/payment-queries";

/** Begins a payment with the provider; its window can then be opened. Throws `ApiError`. */
export async function beginPayment<Order>(checkout: Checkout<Order>, order: Order): Promise<Payment> {
  const { payment, paystack } = await checkout.begin(order);
  if (payment.status !== "completed") acceptStart(payment, paystack);
  void checkout.changed(payment.id);
  return payment;
}
