import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import {
  claimDrafting,
  findPayment,
  markUsed,
  releaseDrafting,
  renewDrafting,
  type PaymentRecord,
} from "#server/features/payments/payments-store";
import { AppError } from "#server/http/app-error";
import type { ServiceType } from "#shared/domain/services";

/** Whoever drafts or reviews renews their claim; one that was not renewed for so long is of somebody who is gone, and their process with them. */
export const CLAIM_LASTS_MS = 20_000;
const RENEW_EACH_MS = 5_000;

/** A claim on a payment, by which it is renewed and given back. `at` is when it was taken or renewed last. */
export type PaymentClaim = { paymentId: string; at: Date };

/**
 * The owner's payment of this service, completed and not used yet. Throws `payment_not_found`, `payment_not_completed`,
 * `payment_used`.
 */
export async function findUnusedPayment(
  { db }: Pick<Deps, "db">,
  ownerId: string,
  { paymentId, serviceType }: { paymentId: string; serviceType: ServiceType },
): Promise<PaymentRecord> {
  const payment = await findPayment(db, paymentId, ownerId);
  if (payment?.serviceType !== serviceType) throw new AppError("payment_not_found");
  if (payment.status !== "completed") throw new AppError("payment_not_completed");
  if (payment.usedAt) throw new AppError("payment_used");
  return payment;
}

/** The document that the owner's payment was used for; null while it is unused, or when the document is gone. */
export async function documentPaidBy(
  { db }: Pick<Deps, "db">,
  ownerId: string,
  paymentId: string,
): Promise<string | null> {
  return (await findPayment(db, paymentId, ownerId))?.documentId ?? null;
}

/**
 * Takes the payment to make what it is for, so that nobody else makes it meanwhile. Throws `payment_used`; `payment_in_use` with the
 * time after which whoever has not finished is gone.
 */
export async function claimPayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, ownerId }: Pick<PaymentRecord, "id" | "ownerId">,
): Promise<PaymentClaim> {
  const at = clock.now();
  const staleBefore = new Date(at.getTime() - CLAIM_LASTS_MS);
  if (await claimDrafting(db, id, at, staleBefore)) return { paymentId: id, at };
  const payment = await findPayment(db, id, ownerId);
  if (payment?.usedAt) throw new AppError("payment_used");
  throw new AppError("payment_in_use", undefined, {
    retryAfter: patience(payment?.draftingSince ?? null, at),
  });
}

/** Seconds until a claim counts as given up; one that was given back meanwhile can be taken at once. */
function patience(draftingSince: Date | null, at: Date): number {
  return draftingSince ? (draftingSince.getTime() + CLAIM_LASTS_MS - at.getTime()) / 1000 : 0;
}

/** Renews the claim until it is told to stop. */
export function holdClaim(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  claim: PaymentClaim,
  eachMs = RENEW_EACH_MS,
): () => Promise<void> {
  const renew = async () => {
    const at = clock.now();
    if (await renewDrafting(db, claim.paymentId, claim.at, at)) claim.at = at;
  };
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewal.then(renew).catch((error: unknown) => {
      log.warn({ err: error }, "a payment's claim was not renewed");
    });
  }, eachMs);
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}

/** Gives a claim back when nothing came of it; a later claim of somebody else is left alone. */
export async function releasePayment(
  { db }: Pick<Deps, "db">,
  { paymentId, at }: PaymentClaim,
): Promise<void> {
  await releaseDrafting(db, paymentId, at);
}

/**
 * Makes what a payment is for while nobody else can, however long it takes; the payment is as before when nothing comes of it. Throws
 * what `claimPayment` and `work` throw.
 */
export async function withClaim<Result>(
  deps: Pick<Deps, "db" | "clock" | "log">,
  payment: Pick<PaymentRecord, "id" | "ownerId">,
  work: () => Promise<Result>,
): Promise<Result> {
  const claim = await claimPayment(deps, payment);
  const stopRenewing = holdClaim(deps, claim);
  try {
    return await work();
  } catch (error) {
    await stopRenewing();
    await releasePayment(deps, claim).catch((failure: unknown) =>
      deps.log.warn({ err: failure }, "a payment's claim was not given back and will grow stale"),
    );
    throw error;
  } finally {
    await stopRenewing();
  }
}

/**
 * Redeems the payment, in the transaction that makes what it is for, and forgets the form. `documentId` is null where no document is
 * made: a review names its payment itself. Throws `payment_used`.
 */
export async function redeemPayment(
  trx: Queryable,
  { paymentId, documentId, at }: { paymentId: string; documentId: string | null; at: Date },
): Promise<void> {
  if (!(await markUsed(trx, paymentId, documentId, at))) throw new AppError("payment_used");
}
