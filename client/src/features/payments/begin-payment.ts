import type { Payment } from "#shared/contract/payments";
import type { ServiceType } from "#shared/domain/services";
import { call } from "#client/lib/call";
import { acceptStart, paymentChanged } from "#client/features/payments/payment-queries";

export type Purchase = {
  /** Made here, so that asking again for the same payment begins no second one. */
  id: string;
  serviceType: ServiceType;
  /** In KES: the price the person has seen. */
  amount: string;
  email: string;
  /** Kept sealed with the payment, for whoever comes back on another device. */
  documentData?: Record<string, string | boolean>;
};

/** Begins a payment with the provider; its window can then be opened. Throws `ApiError`. */
export async function beginPayment(purchase: Purchase): Promise<Payment> {
  const { payment, paystack } = await call("POST /api/payments", { body: purchase }, { timeoutMs: 30_000 });
  if (payment.status !== "completed") acceptStart(payment, paystack);
  void paymentChanged(payment.id);
  return payment;
}
