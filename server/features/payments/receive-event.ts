import type { Deps } from "#server/deps";
import { findPaymentByReference } from "#server/features/payments/payments-store";
import { refundReported } from "#server/features/payments/refund-payment";
import { findRefundWithPayment } from "#server/features/payments/refunds-store";
import { settlePayment } from "#server/features/payments/settle-payment";
import { recordUnmatched } from "#server/features/payments/unmatched-payments";
import { AppError } from "#server/http/app-error";

/**
 * Takes what the provider tells by itself. What is signed with our key is always accepted, so that it is not sent again, whether or
 * not it is of use. Throws `payments_unavailable`, `unauthorized` when it is not signed.
 */
export async function receiveEvent(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
  const { db, log, payments } = deps;
  if (!payments) throw new AppError("payments_unavailable");
  const received = payments.readEvent(body, signature);
  if (!received) throw new AppError("unauthorized");

  const { event, transaction, refundOf } = received;
  if (refundOf !== null) return hearOfRefund(deps, refundOf, event);
  if (event !== "charge.success") return;
  if (!transaction) return log.warn("the payment provider told of a payment in a way that cannot be read");
  const payment = await findPaymentByReference(db, transaction.reference);
  if (payment) await settlePayment(deps, payment, transaction, "webhook");
  else await recordUnmatched(deps, transaction, "webhook");
}

/** Events come late, twice and in any order: they only say that it is time to ask how the refund stands. */
async function hearOfRefund({ db, jobs, log }: Deps, reference: string, event: string): Promise<void> {
  const payment = await findPaymentByReference(db, reference);
  if (!payment) return;
  const { id: paymentId } = payment;
  if (await findRefundWithPayment(db, paymentId))
    return db.transaction((trx) => jobs.enqueue(trx, refundReported, { paymentId }));
  if (event === "refund.processed")
    log.error({ paymentId }, "a payment was paid back outside the administration: nothing was changed here");
}
