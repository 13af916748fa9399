import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import { CreatePaymentResponse, Payment, type CreatePaymentInput } from "#shared/contract/payments";

/** The request of a payment for a producer agreement at its price, unless said otherwise. */
export function paymentBody(given: Partial<CreatePaymentInput> = {}) {
  return {
    id: randomUUID(),
    amount: "399",
    email: "amina@example.com",
    serviceType: "producer_agreement" as const,
    ...given,
  };
}

/** A payment that the provider knows and nobody has paid yet, made over HTTP. */
export async function startPayment(owner: Caller, given: Partial<CreatePaymentInput> = {}) {
  const { body } = await owner.post("/api/payments").send(paymentBody(given)).expect(201);
  return CreatePaymentResponse.parse(body);
}

/** A payment that went through and is not used yet. */
export async function completedPayment(
  app: TestApp,
  owner: Caller,
  given: Partial<CreatePaymentInput> = {},
): Promise<Payment> {
  const { payment, paystack } = await startPayment(owner, given);
  await app.paystack.pay(paystack.reference);
  const { body } = await owner
    .post(`/api/payments/${payment.id}/verify`)
    .send({ reference: payment.reference })
    .expect(200);
  return Payment.parse(body.payment);
}
