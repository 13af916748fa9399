import { randomBytes, randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { viewPayment } from "#server/features/payments/payment-view";
import { FIRST_CHECK_MS, isMadeHere, referenceOf } from "#server/features/payments/payments-rules";
import {
  findPayment,
  insertPayment,
  type BegunPayment,
  storeAccepted,
  storeForm,
} from "#server/features/payments/payments-store";
import { findPrice } from "#server/features/payments/pricing-store";
import { startWithProvider } from "#server/features/payments/start-with-provider";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { AcceptedVersions } from "#shared/contract/shown-versions";
import type { Contract } from "#shared/contract/index";
import { toShillings, type Cents } from "#shared/domain/money";
import { serviceLabels, type ServiceType } from "#shared/domain/services";

type Started = ResponseBody<Contract["POST /api/payments"]>;

/** What is to be paid for, and who pays: an account, or with null a guest. The amount is the price as the buyer saw it. */
export type PaymentOrder = AcceptedVersions & {
  id?: string | undefined;
  ownerId: string | null;
  email: string;
  serviceType: ServiceType;
  amount: Cents;
  form?: object | undefined;
};

/** Keeps what a payment is for, in the transaction that records the payment; also when the payment was there already. */
type StorePurpose = (trx: Trx, payment: BegunPayment) => Promise<void>;

/**
 * Begins a payment at the server's price. With a caller-made id, repeating it (lost answer, double click, another try) answers the
 * same payment with the same access code. Throws `payments_unavailable`, `service_inactive`, `price_changed`, `payment_id_taken`,
 * `provider_failed`, `provider_timeout`, and what `keepPurpose` throws.
 */
export async function beginPayment(
  deps: Deps,
  order: PaymentOrder,
  storePurpose?: StorePurpose,
): Promise<Started> {
  const { db, payments } = deps;
  if (!payments) throw new AppError("payments_unavailable");
  const price = await findPrice(db, order.serviceType);
  if (!price?.isActive) throw new AppError("service_inactive");
  if (!isMadeHere(order.serviceType, deps))
    throw new AppError("service_inactive", `${serviceLabels[order.serviceType]} is not available right now.`);
  if (price.priceCents !== order.amount)
    throw new AppError("price_changed", undefined, { priceKes: toShillings(price.priceCents) });

  const payment = await startWithProvider(deps, await recordPayment(deps, order, storePurpose));
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
  order: PaymentOrder,
  storePurpose?: StorePurpose,
): Promise<BegunPayment> {
  const { id = randomUUID(), ownerId, email, serviceType, amount, form } = order;
  const { termsVersion, privacyVersion } = order;
  const now = clock.now();
  const formSealed = form ? secrets.sealData(JSON.stringify(form)) : null;
  return db.transaction(async (trx) => {
    const isNew = await insertPayment(trx, {
      id,
      ownerId,
      serviceType,
      amountCents: amount,
      email,
      reference: referenceOf(serviceType, now, randomDigits()),
      termsVersion,
      privacyVersion,
      formSealed,
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
      createdAt: now,
    });
    const payment = await findPayment(trx, id, ownerId);
    if (payment?.serviceType !== serviceType || payment.amountCents !== amount)
      throw new AppError("payment_id_taken");
    if (!isNew) await storeAccepted(trx, id, { termsVersion, privacyVersion });
    if (!isNew && formSealed) await storeForm(trx, id, formSealed);
    await storePurpose?.(trx, payment);
    // A guest who was forgotten meanwhile is known again.
    return { ...payment, email: payment.email || email };
  });
}

/** 80 random bits as 16 digits of base 36. */
function randomDigits(): string {
  return BigInt(`0x${randomBytes(10).toString("hex")}`)
    .toString(36)
    .padStart(16, "0");
}
