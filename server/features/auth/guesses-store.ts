import { sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { countUse } from "#server/db/count-uses";
import { rateLimits } from "#server/db/tables/rate-limits";

const DAY = 24 * 60 * 60 * 1000;

const keyOf = (emailHash: string) => `guesses:${emailHash}`;

/** How many wrong passwords were tried for an address, from wherever, since the first of them less than a day ago. */
export async function readGuesses(db: Queryable, emailHash: string, now: Date): Promise<number> {
  const [record] = await db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = ${keyOf(emailHash)} and ${rateLimits.expire} > ${now.getTime()}`);
  return record?.points ?? 0;
}

/** Counts one more, and answers how many there are and when they are forgotten. */
export function countGuess(db: Queryable, emailHash: string, now: Date) {
  return countUse(db, keyOf(emailHash), { now, lifetimeMs: DAY });
}

/** The next wrong password for the address counts as the first. */
export async function forgetGuesses(db: Queryable, emailHash: string): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(emailHash)}`);
}
