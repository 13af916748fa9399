import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { askProvider } from "#server/features/payments/ask-provider";
import { refundMail } from "#server/features/payments/payments-mail";
import type { PaymentRecord } from "#server/features/payments/payments-store";
import { notifyOfPayment } from "#server/features/payments/notify-of-payment";
import {
  findPaymentById,
  findRefundWithPayment,
  reverseOnce,
  moveRefundOnce,
  writeRefund,
  type RefundRecord,
} from "#server/features/payments/refunds-store";
import { settlePayment } from "#server/features/payments/settle-payment";
import { CLAIM_LASTS_MS } from "#server/features/payments/redeem-payment";
import { AppError } from "#server/http/app-error";
import { defineJob } from "#server/jobs/queue";

type Asked = { paymentId: string; reason: string; requestedBy: string };

/**
 * Writes down that a payment is to be paid back: from now on it cannot be used. Whoever calls it has the provider asked once this is
 * committed. Throws `payment_not_found`, `payment_not_refundable`, `payments_unavailable`.
 */
export async function requestRefund(
  { clock, payments }: Deps,
  trx: Trx,
  { paymentId, reason, requestedBy }: Asked,
): Promise<{ payment: PaymentRecord; refund: RefundRecord }> {
  if (!payments) throw new AppError("payments_unavailable");
  const requestedAt = clock.now();
  const payment = await reverseOnce(trx, paymentId, new Date(requestedAt.getTime() - CLAIM_LASTS_MS));
  if (!payment) await throwRefundError(trx, paymentId);
  const refund = await writeRefund(trx, { paymentId, reason, requestedBy, requestedAt });
  return { payment: payment!, refund };
}

async function throwRefundError(trx: Trx, paymentId: string): Promise<never> {
  const payment = await findPaymentById(trx, paymentId);
  if (!payment) throw new AppError("payment_not_found");
  if (payment.status !== "completed" && payment.status !== "unmatched")
    throw new AppError("payment_not_refundable");
  throw new AppError(
    "payment_not_refundable",
    "What this payment is for is being made right now. Please try again in a minute.",
  );
}

/** For who follows a refund: the provider has told something of it. */
export const refundReported = defineJob<{ paymentId: string }>("payments.refund-told");

/**
 * Asks the provider to pay back what was asked for, which it does once however often it is asked, or how paying it back stands. A
 * refund that failed may go through later: somebody has tried again on the provider's side.
 * `note` writes down what came of it, in the same transaction; whoever paid is told once it is paid back. Throws what asking the provider throws.
 */
export async function settleRefund(
  deps: Deps,
  paymentId: string,
  note: (trx: Trx, settled: RefundRecord, payment: PaymentRecord) => Promise<void>,
): Promise<void> {
  const found = await findRefundWithPayment(deps.db, paymentId);
  if (!found || found.refund.status === "refunded") return;
  const { payment, refund } = found;
  const transactionId = payment.transactionId ?? "";
  const outcome = await askProvider(deps.payments, (provider) =>
    refund.status === "requested"
      ? provider.refund({ transactionId, currency: payment.currency, note: refund.reason })
      : provider.findRefund(transactionId),
  );
  if (outcome === "none" || outcome === refund.status) return;
  await deps.db.transaction(async (trx) => {
    const moved = await moveRefundOnce(trx, refund, outcome, deps.clock.now());
    if (!moved) return;
    await note(trx, moved, payment);
    if (outcome !== "refunded") return;
    await notifyOfPayment(trx, payment, "refunded", deps.clock.now());
    await deps.jobs.enqueue(trx, refundMail, { paymentId }, { key: paymentId });
  });
}

/** Asks the provider how an open payment stands, and makes it that. Throws `payment_not_found`, and what asking the provider throws. */
export async function askAboutPayment(deps: Deps, id: string): Promise<PaymentRecord> {
  const payment = await findPaymentById(deps.db, id);
  if (!payment) throw new AppError("payment_not_found");
  const { providerReference, status } = payment;
  const isSettled = status === "completed" || status === "reversed" || status === "unmatched";
  if (providerReference === null || isSettled) return payment;
  const transaction = await askProvider(deps.payments, (provider) => provider.verify(providerReference));
  if (transaction) await settlePayment(deps, payment, transaction, "administrator");
  return (await findPaymentById(deps.db, id)) ?? payment;
}
