import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Queryable } from "#server/db/client";
import { sessions, users } from "#server/db/tables/auth";

export type UserRow = typeof users.$inferSelect;
export type NewUser = Pick<
  UserRow,
  "id" | "email" | "passwordHash" | "firstName" | "lastName" | "createdAt"
> &
  Partial<UserRow>;

/** The new user, or null when the e-mail already has an account. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** `email` trimmed and in lower case. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function updatePassword(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Confirms the address if it is still the user's; repeating it changes nothing. */
export async function confirmEmail(db: Queryable, id: string, email: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)));
}

export async function endSessions(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.sess} ->> 'userId' = ${userId}`);
}

/**
 * The session that has not expired, with its user. Built once and planned once a connection: every request of somebody signed in
 * asks it.
 */
export function prepareFindSession(db: Db) {
  const query = db
    .select({ data: sessions.sess, user: users })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = (${sessions.sess} ->> 'userId')::uuid`)
    .where(sql`${sessions.sid} = ${sql.placeholder("sid")} and ${sessions.expire} >= now()`)
    .prepare("find_session");
  return async (sid: string) => (await query.execute({ sid }))[0] ?? null;
}
