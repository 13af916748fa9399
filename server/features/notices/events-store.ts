import { and, asc, eq, gt, inArray, lt, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { plan } from "#server/db/plan";
import { liveCounters, liveEvents } from "#server/db/tables/network";
import type { LiveEvent } from "#shared/contract/network";

const publish = plan(
  "publish_live_event",
  sql`
    with counted as (
      insert into ${liveCounters} (user_id, number)
      select user_id, 1 from unnest(${sql.placeholder("userIds")}::uuid[]) user_id order by user_id
      on conflict (user_id) do update set number = live_counters.number + 1
      returning user_id, number),
    told as (
      insert into ${liveEvents} (user_id, number, event, created_at)
      select user_id, number, ${sql.placeholder("event")}::jsonb, ${sql.placeholder("at")}::timestamptz from counted
      returning user_id)
    select pg_notify('live', 'events ' || user_id) from told`,
);

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
  await publish(trx, { userIds: [...new Set(userIds)], event: JSON.stringify(event), at });
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
