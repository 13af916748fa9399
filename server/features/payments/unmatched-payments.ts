import { randomUUID } from "node:crypto";
import type { Transaction } from "#server/adapters/payments/payment-provider";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { askProvider } from "#server/features/payments/ask-provider";
import { receiptMail } from "#server/features/payments/payments-mail";
import { isVerificationReference, judgeTransaction } from "#server/features/payments/payments-rules";
import { findPaymentByReference, type PaymentRecord } from "#server/features/payments/payments-store";
import { findPrice } from "#server/features/payments/pricing-store";
import { paymentCompleted, type Learned } from "#server/features/payments/settle-payment";
import { completeUnmatchedOnce, insertUnmatchedOnce } from "#server/features/payments/unmatched-store";
import { AppError } from "#server/http/app-error";

/** More does not fit the books: 2³¹ - 1 cents, some 21 million shillings. */
const MOST_CENTS = 2 ** 31 - 1;

/** Writes money down that came under a reference nobody began here, once however often it is heard of. */
export async function recordUnmatched(
  { db, clock, log, payments }: Deps,
  transaction: Transaction,
  learned: Learned,
): Promise<void> {
  const { id: transactionId, reference, status, amountCents, currency, domain, channel, email } = transaction;
  const about = { reference, amountCents, currency, channel, transactionId, learned };
  if (status !== "success" || domain !== payments?.domain)
    return log.warn({ ...about, status, domain }, "the payment provider told of a payment that is not ours");
  if (reference === "" || amountCents === 0 || amountCents > MOST_CENTS)
    return log.error(about, "the payment provider told of money that cannot be written down");

  const now = clock.now();
  const record = {
    reference,
    providerReference: reference,
    transactionId,
    amountCents,
    currency,
    channel,
    email,
  };
  const isNew = await insertUnmatchedOnce(db, {
    ...record,
    id: randomUUID(),
    paidAt: transaction.paidAt ?? now,
    createdAt: now,
  });
  if (isNew)
    log.warn(about, "money came under a reference that nobody began: see Payments in the administration");
  else if (!(await findPaymentByReference(db, reference)))
    log.error(about, "money came under a reference that the provider did not take before: see to it there");
}

/**
 * Asks the provider about the payment for a verification that was begun in the browser, with the public key alone. What was paid is
 * written down, whether or not it is enough. Throws `payment_not_found`, `service_inactive`, `payment_not_completed`, `payment_failed`,
 * `payments_unavailable`, `provider_failed`, `provider_timeout`.
 */
export async function findUnmatchedVerification(deps: Deps, reference: string): Promise<Transaction> {
  if (!isVerificationReference(reference)) throw new AppError("payment_not_found");
  const transaction = await askProvider(deps.payments, (provider) => provider.verify(reference));
  if (!transaction || transaction.reference !== reference) throw new AppError("payment_not_found");
  if (transaction.status === "success") await recordUnmatched(deps, transaction, "verify");

  const price = await findPrice(deps.db, "ownership_verification");
  if (!price?.isActive) throw new AppError("service_inactive");
  const expected = { reference, amountCents: price.priceCents, domain: deps.payments?.domain ?? "" };
  const { is } = judgeTransaction(transaction, expected);
  if (is === "waiting") throw new AppError("payment_not_completed");
  if (is !== "paid") throw new AppError("payment_failed");
  return transaction;
}

/**
 * Makes an unmatched payment the one for a verification, with its receipt and what follows from it; null when somebody else has, or it
 * is being paid back.
 */
export async function matchVerification(
  { jobs }: Deps,
  trx: Trx,
  { reference, email }: { reference: string; email: string },
): Promise<PaymentRecord | null> {
  const found = await findPaymentByReference(trx, reference);
  const payment = found && (await completeUnmatchedOnce(trx, found, email));
  if (!payment) return null;
  for (const job of [receiptMail, paymentCompleted]) {
    await jobs.enqueue(trx, job, { paymentId: payment.id }, { key: payment.id });
  }
  return payment;
}
