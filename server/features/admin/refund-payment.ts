import type { Deps } from "#server/deps";
import { findAdminPayment } from "#server/features/admin/payments-list-store";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import {
  askAboutPayment,
  findOpenRefunds,
  requestRefund,
  settleRefund,
} from "#server/features/payments/index";
import { AppError } from "#server/http/app-error";
import { defineJob } from "#server/jobs/queue";
import type { AdminPayment } from "#shared/contract/admin-tables";

export const refundsFollowed = defineJob("admin.refunds");
export const refundJob = defineJob<{ paymentId: string }>("admin.refund");

/** Writes down that a payment is to be paid back, and has it done. Throws what `requestRefund` throws. */
export async function refundPayment(
  deps: Deps,
  actor: UserRecord,
  paymentId: string,
  reason: string,
): Promise<AdminPayment> {
  await deps.db.transaction(async (trx) => {
    const { payment, refund } = await requestRefund(deps, trx, { paymentId, reason, requestedBy: actor.id });
    const key = `${paymentId} ${refund.attempt}`;
    await deps.jobs.enqueue(trx, refundJob, { paymentId }, { key });
    await recordAdminEvent(deps, trx, actor.id, {
      action: "payment_refund_requested",
      targetType: "payment",
      targetId: paymentId,
      targetName: payment.reference,
      before: { status: payment.receiptNumber === null ? "unmatched" : "completed" },
      after: { status: payment.status, amountKes: payment.amountCents / 100, reason },
    });
  });
  return (await findAdminPayment(deps.db, paymentId))!;
}

const heard = {
  requested: "payment_refund_requested",
  accepted: "payment_refund_accepted",
  refunded: "payment_refunded",
  failed: "payment_refund_failed",
} as const;

/** Has the provider pay back what was asked for, or asks how that stands; what it says is written down in the name of who asked. */
export function carryOutRefund(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  return settleRefund(deps, paymentId, (trx, { status, requestedBy }, { reference }) =>
    recordAdminEvent(deps, trx, requestedBy, {
      action: heard[status],
      targetType: "payment",
      targetId: paymentId,
      targetName: reference,
      after: { refund: status },
    }),
  );
}

const HOUR_MS = 60 * 60_000;
const MOST_ASKED = 100;

/** Asks about refunds that have been under way for a while: a webhook that was lost, a job that was given up. */
export async function followRefunds(deps: Deps): Promise<void> {
  const { clock, db, log, payments } = deps;
  if (!payments) return;
  const before = new Date(clock.now().getTime() - HOUR_MS);
  for (const paymentId of await findOpenRefunds(db, before, MOST_ASKED)) {
    await carryOutRefund(deps, { paymentId }).catch((error: unknown) => {
      log.warn({ err: error, paymentId }, "a refund could not be followed");
    });
  }
}

/** Asks the provider how the payment, or its refund, stands. Throws `payment_not_found`, and what asking the provider throws. */
export async function askAgain(deps: Deps, actor: UserRecord, id: string): Promise<AdminPayment> {
  const before = await findAdminPayment(deps.db, id);
  if (!before) throw new AppError("payment_not_found");
  if (before.refund && before.refund.status !== "failed") await carryOutRefund(deps, { paymentId: id });
  else await askAboutPayment(deps, id);
  const after = (await findAdminPayment(deps.db, id))!;
  await deps.db.transaction((trx) =>
    recordAdminEvent(deps, trx, actor.id, {
      action: "payment_asked",
      targetType: "payment",
      targetId: id,
      targetName: before.reference,
      before: statusesOf(before),
      after: statusesOf(after),
    }),
  );
  return after;
}

const statusesOf = ({ status, refund }: AdminPayment) => ({
  status,
  ...(refund && { refund: refund.status }),
});
