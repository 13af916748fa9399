import type { Transaction } from "#server/adapters/payments/payment-provider";
import type { Deps } from "#server/deps";
import { FIRST_CHECK_MS, judgeTransaction } from "#server/features/payments/payments-rules";
import { receiptMail } from "#server/features/payments/payments-mail";
import {
  completeOnce,
  markUnpaid,
  markWaiting,
  type PaymentRecord,
} from "#server/features/payments/payments-store";
import { notifyOfPayment } from "#server/features/payments/notify-of-payment";
import { defineJob } from "#server/jobs/queue";

/** For the rooms whose service is made by itself as soon as it is paid for. */
export const paymentCompleted = defineJob<{ paymentId: string }>("payments.completed");

/** Who learned how the payment went: the buyer who waits for it, we by ourselves, or an administrator who asked. */
export type Learned = "verify" | "webhook" | "reconciliation" | "administrator";

/**
 * Makes of the payment what the provider says it is. The first to learn that it went through completes it, with its receipt and what
 * follows from it in the same transaction; all others change nothing.
 */
export async function settlePayment(
  deps: Deps,
  payment: PaymentRecord,
  transaction: Transaction,
  learned: Learned,
): Promise<"completed" | "pending" | "failed"> {
  const { db, clock, log, payments } = deps;
  const verdict = judgeTransaction(transaction, {
    reference: payment.providerReference ?? payment.reference,
    amountCents: payment.amountCents,
    domain: payments?.domain ?? "",
  });
  const about = { paymentId: payment.id, learned };
  // What it is for is known once somebody says so; until then it only waits.
  if (payment.status === "unmatched") return "pending";

  if (verdict.is === "waiting") {
    await markWaiting(db, payment.id, new Date(clock.now().getTime() + FIRST_CHECK_MS));
    return "pending";
  }
  if (verdict.is === "unpaid") {
    await markUnpaid(db, payment.id, verdict.status);
    return "failed";
  }
  if (verdict.is === "foreign") {
    const { amountCents, currency, domain, id } = transaction;
    const reported = { amountCents, currency, domain, transactionId: id };
    log.error(
      { ...about, ...reported, wrong: verdict.because },
      "the payment provider told of another payment",
    );
    return "failed";
  }

  if (await completePayment(deps, payment, transaction)) deps.log.info(about, "payment completed");
  return "completed";
}

/** False when it was completed before. */
async function completePayment(
  { db, jobs, clock }: Deps,
  payment: PaymentRecord,
  { id: transactionId, channel, paidAt }: Transaction,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const completion = { transactionId, channel, paidAt: paidAt ?? clock.now() };
    if (!(await completeOnce(trx, payment.id, completion))) return false;
    await notifyOfPayment(trx, payment, "paid", clock.now());
    for (const job of [receiptMail, paymentCompleted]) {
      await jobs.enqueue(trx, job, { paymentId: payment.id }, { key: payment.id });
    }
    return true;
  });
}
