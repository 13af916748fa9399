import { and, eq, ne, sql } from "#server/orm";
import type { Db, Queryable } from "#server/db/client";
import { planSelect } from "#server/db/plan";
import { sessions, users } from "#server/db/tables/auth";

const owner = sql`(${sessions.sess} -> 'passport' ->> 'user')`;
const isOf = (userId: string) => sql`${owner} = ${userId}`;
/** What a session is called outside: from the cookie's id, and nothing leads back to it. */
const publicId = sql<string>`encode(sha256(convert_to(${sessions.sid}, 'UTF8')), 'hex')`;

export async function endSessions(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(isOf(userId));
}

export async function endOtherSessions(db: Queryable, userId: string, sid: string): Promise<void> {
  await db.delete(sessions).where(and(isOf(userId), ne(sessions.sid, sid)));
}

/** False when the user has no such session. */
export async function endSessionById(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(and(isOf(userId), eq(publicId, id)));
  return rowCount === 1;
}

/** The session is handed over in this room; whoever streams events to it is told. */
export async function handOverSession(db: Queryable, sid: string, roomId: string): Promise<void> {
  const handedOver = JSON.stringify({ handedOver: roomId });
  await db.execute(sql`
    with handed as (
      update ${sessions} set sess = (${sessions.sess}::jsonb || ${handedOver}::jsonb)::json
      where ${sessions.sid} = ${sid} returning ${owner} as owner)
    select pg_notify('live', 'session ' || owner) from handed`);
}

/** The sessions that have not expired. */
export async function findSessions(db: Queryable, userId: string) {
  return db
    .select({ id: publicId, sid: sessions.sid, data: sessions.sess })
    .from(sessions)
    .where(and(isOf(userId), sql`${sessions.expire} >= now()`));
}

/** Where and when somebody used it last. */
export async function noteSessionSeen(
  db: Queryable,
  sid: string,
  seen: { seenAt: string; device: string; address: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ sess: sql`(${sessions.sess}::jsonb || ${JSON.stringify(seen)}::jsonb)::json` })
    .where(eq(sessions.sid, sid));
}

const openSession = planSelect((db) =>
  db
    .select({ data: sessions.sess, user: users })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = ${owner}::uuid`)
    .where(sql`${sessions.sid} = ${sql.placeholder("sid")} and ${sessions.expire} >= now()`)
    .prepare("find_session"),
);

/** The session that has not expired, with its user: every request of somebody signed in asks for it. */
export async function findSession(db: Db, sid: string) {
  const [found] = await openSession(db, { sid });
  return found ?? null;
}
