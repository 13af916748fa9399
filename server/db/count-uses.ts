import { sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { rateLimits } from "#server/db/tables/rate-limits";

/** Counts one more use under the key, and answers how many there are and when they are forgotten: all together, so long after the first. */
export async function countUse(
  db: Queryable,
  key: string,
  { now, lifetimeMs }: { now: Date; lifetimeMs: number },
): Promise<{ points: number; expire: number }> {
  const isOver = sql`${rateLimits.expire} <= ${now.getTime()}`;
  const [record] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: now.getTime() + lifetimeMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire });
  return { points: record!.points, expire: record!.expire! };
}
