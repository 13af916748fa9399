import { and, eq, inArray, lte, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { payments, refunds } from "#server/db/tables/payments";
import type { PaymentRecord } from "#server/features/payments/payments-store";

export type RefundRecord = typeof refunds.$inferSelect;

/** Takes money that came back from use; null when there is none, or somebody is making what it is for right now. */
export async function reverseOnce(trx: Trx, id: string, inUseSince: Date): Promise<PaymentRecord | null> {
  const [record] = await trx
    .update(payments)
    .set({ status: "reversed", formSealed: null, draftingSince: null })
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.status, ["completed", "unmatched"]),
        sql`(${payments.draftingSince} is null or ${payments.draftingSince} < ${inUseSince.toISOString()})`,
      ),
    )
    .returning();
  return record ?? null;
}

/** A refund that failed can be asked for again. */
export async function writeRefund(
  trx: Trx,
  refund: Pick<RefundRecord, "paymentId" | "reason" | "requestedBy" | "requestedAt">,
): Promise<RefundRecord> {
  const asked = { ...refund, status: "requested" as const };
  const [record] = await trx
    .insert(refunds)
    .values(asked)
    .onConflictDoUpdate({
      target: refunds.paymentId,
      set: { ...asked, settledAt: null, attempt: sql`${refunds.attempt} + 1` },
    })
    .returning();
  return record!;
}

export async function findRefundWithPayment(db: Queryable, paymentId: string) {
  const [record] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.paymentId, paymentId));
  return record ?? null;
}

/** What a payment is whose money stays: one that was never numbered was for nothing that is known. */
const asBefore = sql`case when ${payments.receiptNumber} is null then 'unmatched' else 'completed' end`;

/** Makes of a refund what the provider says it is; null when it has moved meanwhile. One that failed is a payment again. */
export async function moveRefundOnce(
  trx: Trx,
  { paymentId, status: before, attempt }: RefundRecord,
  status: Exclude<RefundRecord["status"], "requested">,
  at: Date,
): Promise<RefundRecord | null> {
  const [record] = await trx
    .update(refunds)
    .set({ status, settledAt: status === "accepted" ? null : at })
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, before), eq(refunds.attempt, attempt)))
    .returning();
  if (!record) return null;
  const isBack = status === "failed";
  await trx
    .update(payments)
    .set({ status: isBack ? asBefore : "reversed" })
    .where(
      and(
        eq(payments.id, paymentId),
        inArray(payments.status, isBack ? ["reversed"] : ["completed", "unmatched"]),
      ),
    );
  return record;
}

export async function findPaymentById(db: Queryable, id: string): Promise<PaymentRecord | null> {
  const [record] = await db.select().from(payments).where(eq(payments.id, id));
  return record ?? null;
}

/** Those that were asked for at `before` or earlier and whose end nobody has heard of, oldest first. */
export async function findOpenRefunds(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const records = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(and(inArray(refunds.status, ["requested", "accepted"]), lte(refunds.requestedAt, before)))
    .orderBy(refunds.requestedAt)
    .limit(limit);
  return records.map(({ paymentId }) => paymentId);
}
