import { and, asc, eq, gt, inArray, lt, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { liveCounters, liveEvents } from "#server/db/tables/network";
import type { LiveEvent } from "#shared/contract/network";

/**
 * Writes an event for each of the users and announces it to every process once the transaction commits. Counters are taken in one
 * order, so that nobody waits in a circle.
 */
export async function publishLiveEvent(
  trx: Trx,
  userIds: string[],
  event: LiveEvent,
  at: Date,
): Promise<void> {
  const numbers: { userId: string; number: number }[] = [];
  for (const userId of [...new Set(userIds)].toSorted()) {
    const [counter] = await trx
      .insert(liveCounters)
      .values({ userId, number: 1 })
      .onConflictDoUpdate({ target: liveCounters.userId, set: { number: sql`${liveCounters.number} + 1` } })
      .returning();
    numbers.push(counter!);
  }
  await trx.insert(liveEvents).values(numbers.map((counter) => ({ ...counter, event, createdAt: at })));
  for (const { userId } of numbers) await trx.execute(sql`select pg_notify('live', ${`events ${userId}`})`);
}

/** How many events the user has had. */
export async function countEvents(db: Queryable, userId: string): Promise<number> {
  const [counter] = await db.select().from(liveCounters).where(eq(liveCounters.userId, userId));
  return counter?.number ?? 0;
}

export function findEvents(db: Db, userId: string, after: number, limit: number) {
  return db
    .select({ number: liveEvents.number, event: sql<LiveEvent>`${liveEvents.event}` })
    .from(liveEvents)
    .where(and(eq(liveEvents.userId, userId), gt(liveEvents.number, after)))
    .orderBy(asc(liveEvents.number))
    .limit(limit);
}

/** Deletes what is older; a thousand at a time, so that nothing waits for it. False when there is no more. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<boolean> {
  const some = db
    .select({ at: sql`ctid` })
    .from(liveEvents)
    .where(lt(liveEvents.createdAt, before))
    .limit(1000);
  const deleted = await db.delete(liveEvents).where(inArray(sql`ctid`, some));
  return deleted.rowCount === 1000;
}
