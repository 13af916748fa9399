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

/** `findUser`, built once and planned once a connection: every request of somebody signed in asks it. */
export function prepareFindUser(db: Db): (id: string) => Promise<UserRow | null> {
  const query = db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("find_user");
  return async (id) => (await query.execute({ id }))[0] ?? null;
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
  await db.delete(sessions).where(sql`${sessions.sess} -> 'passport' ->> 'user' = ${userId}`);
}
