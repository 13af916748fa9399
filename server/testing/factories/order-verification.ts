import { randomUUID } from "node:crypto";
import type { CallInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { TestApp } from "#server/testing/app";
import { CreatePaymentResponse } from "#shared/contract/payments";
import { Verification } from "#shared/contract/verification";

type OrderBody = CallInput<Contract["POST /api/verify/payments"]>["body"];

/** The request of the payment for a verification at its price, by somebody who is nobody else. */
export function orderBody(documentId: string, given: Partial<OrderBody> = {}) {
  const email = `verifier-${randomUUID()}@example.com`;
  return {
    id: randomUUID(),
    amount: "20",
    documentId,
    verifierInfo: { email, name: "Wanjiku Kamau", company: "Kilimani Sync" },
    ...given,
  };
}

/** A payment for a verification that nobody has paid yet, with the body that processes it later. */
export async function orderVerification(app: TestApp, documentId: string, given: Partial<OrderBody> = {}) {
  const asked = orderBody(documentId, given);
  const { body } = await app.nobody().post("/api/verify/payments").send(asked).expect(201);
  const { payment, paystack } = CreatePaymentResponse.parse(body);
  const { verifierInfo } = asked;
  const processBody = { documentId, verifierInfo, paymentReference: payment.reference };
  return { payment, paystack, email: verifierInfo.email, processBody };
}

/** The same, paid at the provider, which nobody has told us yet. */
export async function paidOrder(app: TestApp, documentId: string, given: Partial<OrderBody> = {}) {
  const order = await orderVerification(app, documentId, given);
  await app.paystack.pay(order.paystack.reference);
  return order;
}

/** What a paid verification of the document says. */
export async function verify(app: TestApp, documentId: string): Promise<Verification> {
  const { processBody } = await paidOrder(app, documentId);
  const { body } = await app.nobody().post("/api/verify/process").send(processBody).expect(200);
  return Verification.parse(body);
}
