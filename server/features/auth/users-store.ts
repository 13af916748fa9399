import { and, eq, isNull } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { users } from "#server/db/tables/auth";

export type UserRecord = typeof users.$inferSelect;
export type NewUser = Pick<
  UserRecord,
  "id" | "email" | "passwordHash" | "firstName" | "lastName" | "createdAt"
> &
  Partial<UserRecord>;

/** The new user, or null when the e-mail already has an account. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRecord | null> {
  const [record] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return record ?? null;
}

export async function findUser(db: Queryable, id: string): Promise<UserRecord | null> {
  const [record] = await db.select().from(users).where(eq(users.id, id));
  return record ?? null;
}

/** `email` trimmed and in lower case. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRecord | null> {
  const [record] = await db.select().from(users).where(eq(users.email, email));
  return record ?? null;
}

/** The user with the new password; null when the account has another e-mail than this one by now. */
export async function resetPasswordOf(
  db: Queryable,
  { userId, email }: { userId: string; email: string },
  passwordHash: string,
): Promise<UserRecord | null> {
  const [record] = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning();
  return record ?? null;
}

/** The user with the new password; null when the one they came with is no longer theirs. */
export async function replacePassword(
  db: Queryable,
  { id, passwordHash: old }: Pick<UserRecord, "id" | "passwordHash">,
  passwordHash: string,
): Promise<UserRecord | null> {
  const [record] = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, old)))
    .returning();
  return record ?? null;
}

/** Confirms the address if it is still the user's; repeating it changes nothing. */
export async function confirmEmail(db: Queryable, id: string, email: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)));
}
