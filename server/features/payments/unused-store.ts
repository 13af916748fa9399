import { and, asc, between, eq, isNotNull, isNull } from "#server/orm";
import type { Db, Trx } from "#server/db/client";
import { payments } from "#server/db/tables/payments";

const MOST_AT_ONCE = 1000;

const isNotNotified = and(
  eq(payments.status, "completed"),
  isNull(payments.usedAt),
  isNull(payments.unusedToldAt),
);

/** Accounts' payments that went through in that time and were not used, nor told of; the longest waiting first. */
export async function listUnused(db: Db, { from, to }: { from: Date; to: Date }): Promise<string[]> {
  const records = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNotNotified, isNotNull(payments.ownerId), between(payments.paidAt, from, to)))
    .orderBy(asc(payments.paidAt))
    .limit(MOST_AT_ONCE);
  return records.map(({ id }) => id);
}

/** False when it was used meanwhile, or told of. */
export async function markUnusedNotified(trx: Trx, id: string, at: Date): Promise<boolean> {
  const records = await trx
    .update(payments)
    .set({ unusedToldAt: at })
    .where(and(eq(payments.id, id), isNotNotified))
    .returning({ id: payments.id });
  return records.length === 1;
}
