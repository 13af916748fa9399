import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Answer } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { fallbackPrices, type ServiceType } from "#shared/domain/services";
import { answered } from "./seed.ts";

/** What whoever is signed in has paid for by card, in the local provider's window: the payment's id. */
export async function seedPayment(
  { request }: { request: APIRequestContext },
  serviceType: ServiceType,
): Promise<string> {
  const amount = fallbackPrices[serviceType];
  const data = { id: randomUUID(), amount, email: "amina@example.com", serviceType };
  const started = await answered<Answer<Contract["POST /api/payments"]>>(
    request.post("/api/payments", { data }),
  );
  const { accessCode, reference } = started.paystack;
  await answered(request.post(`/dev/paystack/window/${accessCode}/pay`, { data: { method: "card" } }));
  await answered(request.post(`/api/payments/${started.payment.id}/verify`, { data: { reference } }));
  return started.payment.id;
}
