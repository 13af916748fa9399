import { and, eq, gt, isNull, lte, ne, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { phoneCodes } from "#server/db/tables/account";
import { users } from "#server/db/tables/auth";
import type { UserRecord } from "#server/features/auth/index";

export type PhoneCode = typeof phoneCodes.$inferSelect;

export async function findPhoneCode(db: Queryable, userId: string): Promise<PhoneCode | null> {
  const [code] = await db.select().from(phoneCodes).where(eq(phoneCodes.userId, userId));
  return code ?? null;
}

/** The newest code of an account replaces the one before. */
export async function replacePhoneCode(trx: Trx, code: Omit<PhoneCode, "tries" | "usedAt">): Promise<void> {
  const fresh = { ...code, tries: 0, usedAt: null };
  await trx.insert(phoneCodes).values(fresh).onConflictDoUpdate({ target: phoneCodes.userId, set: fresh });
}

type Try = { userId: string; now: Date; most: number };

/** Counts a try before it is known to be right; null where the code is worth nothing any more. */
export async function takePhoneTry(db: Queryable, { userId, now, most }: Try): Promise<PhoneCode | null> {
  const { tries, expiresAt } = phoneCodes;
  const [taken] = await db
    .update(phoneCodes)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(phoneCodes.userId, userId), gt(expiresAt, now), sql`${tries} < ${most}`))
    .returning();
  return taken ?? null;
}

/** False where it was used meanwhile, or replaced. */
export async function redeemPhoneCode(trx: Trx, { userId, codeHash }: PhoneCode, at: Date): Promise<boolean> {
  const isIt = and(eq(phoneCodes.userId, userId), eq(phoneCodes.codeHash, codeHash));
  const used = await trx
    .update(phoneCodes)
    .set({ usedAt: at })
    .where(and(isIt, isNull(phoneCodes.usedAt)))
    .returning({ userId: phoneCodes.userId });
  return used.length === 1;
}

export async function deletePhoneCode(trx: Trx, userId: string): Promise<void> {
  await trx.delete(phoneCodes).where(eq(phoneCodes.userId, userId));
}

export async function deletePhoneCodesBefore(db: Queryable, at: Date): Promise<void> {
  await db.delete(phoneCodes).where(lte(phoneCodes.expiresAt, at));
}

const none = { phone: null, phoneSince: null, phoneConfirmedAt: null };

/** Takes a number from another account that had it; null where none had. */
export async function takePhoneFromOthers(
  trx: Trx,
  phone: string,
  userId: string,
): Promise<UserRecord | null> {
  const [other] = await trx
    .update(users)
    .set(none)
    .where(and(eq(users.phone, phone), ne(users.id, userId)))
    .returning();
  return other ?? null;
}

/** Null where the account had none. */
export async function clearPhone(trx: Trx, { id, phone }: UserRecord): Promise<UserRecord | null> {
  if (phone === null) return null;
  const [cleared] = await trx
    .update(users)
    .set(none)
    .where(and(eq(users.id, id), eq(users.phone, phone)))
    .returning();
  return cleared ?? null;
}
