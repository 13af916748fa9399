import { randomBytes, randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import type { UserRow } from "#server/features/auth/index";
import { viewPayment } from "#server/features/payments/payment-view";
import { FIRST_CHECK_MS, isSold, referenceOf } from "#server/features/payments/payments-rules";
import {
  findPayment,
  insertPayment,
  keepForm,
  type PaymentRow,
} from "#server/features/payments/payments-store";
import { findPrice } from "#server/features/payments/pricing-store";
import { startWithProvider } from "#server/features/payments/start-with-provider";
import { AppError } from "#server/http/app-error";
import type { Answer, ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { toShillings } from "#shared/domain/money";

type Input = ParsedInput<Contract["POST /api/payments"]>["body"];
type Started = Answer<Contract["POST /api/payments"]>;

/**
 * Begins a payment at the server's price. With a caller-made id, repeating it (lost answer, double click, another try) answers the
 * same payment with the same access code. Throws `payments_unavailable`, `service_inactive`, `price_changed`, `payment_id_taken`,
 * `provider_failed`, `provider_timeout`.
 */
export async function startPayment(deps: Deps, owner: UserRow, input: Input): Promise<Started> {
  const { db, payments } = deps;
  if (!payments) throw new AppError("payments_unavailable");
  const price = await findPrice(db, input.serviceType);
  if (!isSold(input.serviceType) || !price?.isActive) throw new AppError("service_inactive");
  if (price.priceCents !== input.amount)
    throw new AppError("price_changed", undefined, { priceKes: toShillings(price.priceCents) });

  const payment = await startWithProvider(deps, await recordPayment(deps, owner, input));
  return {
    payment: viewPayment(payment),
    paystack: {
      reference: payment.providerReference,
      accessCode: payment.accessCode,
      authorizationUrl: payment.authorizationUrl,
      publicKey: payments.publicKey,
      inlineUrl: payments.inlineUrl,
    },
  };
}

/** The payment of this id: a new one, or what an earlier request made of it, with the newest form. */
async function recordPayment(
  { db, clock, secrets }: Deps,
  owner: UserRow,
  input: Input,
): Promise<PaymentRow> {
  const { id = randomUUID(), serviceType, amount, documentData } = input;
  const now = clock.now();
  const formSealed = documentData ? secrets.sealData(JSON.stringify(documentData)) : null;
  const isNew = await insertPayment(db, {
    id,
    ownerId: owner.id,
    serviceType,
    amountCents: amount,
    email: owner.email,
    reference: referenceOf(serviceType, now, randomDigits()),
    formSealed,
    nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    createdAt: now,
  });
  const payment = await findPayment(db, id, owner.id);
  if (payment?.serviceType !== serviceType || payment.amountCents !== amount)
    throw new AppError("payment_id_taken");
  if (!isNew && formSealed) await keepForm(db, id, formSealed);
  return payment;
}

/** 80 random bits as 16 digits of base 36. */
function randomDigits(): string {
  return BigInt(`0x${randomBytes(10).toString("hex")}`)
    .toString(36)
    .padStart(16, "0");
}
