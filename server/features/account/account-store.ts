import { and, DrizzleQueryError, eq, sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { avatars } from "#server/db/tables/account";
import { users } from "#server/db/tables/auth";
import type { UserRecord } from "#server/features/auth/index";

type Profile = Pick<UserRecord, "firstName" | "lastName" | "email">;

/**
 * The user with the new profile; another e-mail is not confirmed. `changed` when their e-mail is another by now than the one they came
 * with; `taken` when the new one is somebody else's: then the transaction is over.
 */
export async function updateProfile(
  db: Queryable,
  user: Pick<UserRecord, "id" | "email">,
  profile: Profile,
): Promise<UserRecord | "changed" | "taken"> {
  const isSame = sql`${users.email} = ${profile.email}`;
  try {
    const [record] = await db
      .update(users)
      .set({ ...profile, emailVerifiedAt: sql`case when ${isSame} then ${users.emailVerifiedAt} end` })
      .where(and(eq(users.id, user.id), eq(users.email, user.email)))
      .returning();
    return record ?? "changed";
  } catch (error) {
    if (isTaken(error)) return "taken";
    throw error;
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: a unique index, and there is one that an update can meet. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === "23505";
}

type Settable = Omit<UserRecord, "id" | "email" | "passwordHash" | "role" | "status" | "createdAt">;
type Changes = { [Name in keyof Settable]?: Settable[Name] | undefined };

/** The user with these columns changed and no others. */
export async function updateUser(db: Queryable, id: string, changes: Changes): Promise<UserRecord> {
  const [record] = await db
    .update(users)
    // An update has to set something.
    .set({ id, ...changes })
    .where(eq(users.id, id))
    .returning();
  return record!;
}

export type Avatar = typeof avatars.$inferSelect;

/** In place of the one there was. */
export async function putAvatar(db: Queryable, { userId, ...picture }: Avatar): Promise<void> {
  await db
    .insert(avatars)
    .values({ userId, ...picture })
    .onConflictDoUpdate({ target: avatars.userId, set: picture });
}

export async function deleteAvatar(db: Queryable, userId: string): Promise<void> {
  await db.delete(avatars).where(eq(avatars.userId, userId));
}

export async function findAvatar(db: Queryable, id: string): Promise<Avatar | null> {
  const [record] = await db.select().from(avatars).where(eq(avatars.id, id));
  return record ?? null;
}

export async function findAvatarOf(db: Queryable, userId: string): Promise<Avatar | null> {
  const [record] = await db.select().from(avatars).where(eq(avatars.userId, userId));
  return record ?? null;
}
