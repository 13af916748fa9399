import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { fallbackPrices, type ServiceType } from "#shared/domain/services";
import { answered } from "./seed.ts";

type Person = { request: APIRequestContext };

/** What whoever is signed in has paid for by card, in the local provider's window: the payment's id. */
export async function seedPayment(person: Person, serviceType: ServiceType): Promise<string> {
  const { request } = person;
  const { payment, paystack } = await seedStartedPayment(person, serviceType);
  const { accessCode, reference } = paystack;
  await answered(request.post(`/dev/paystack/window/${accessCode}/pay`, { data: { method: "card" } }));
  await answered(request.post(`/api/payments/${payment.id}/verify`, { data: { reference } }));
  return payment.id;
}

/** What whoever is signed in has begun to pay for. */
export function seedStartedPayment({ request }: Person, serviceType: ServiceType) {
  const amount = fallbackPrices[serviceType];
  const data = { id: randomUUID(), amount, email: "amina@example.com", serviceType };
  return answered<ResponseBody<Contract["POST /api/payments"]>>(request.post("/api/payments", { data }));
}
