import { and, count, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { recoveryCodes, twoFactors } from "#server/db/tables/auth";

export type TwoFactorRecord = typeof twoFactors.$inferSelect;

export async function findTwoFactor(db: Queryable, userId: string): Promise<TwoFactorRecord | null> {
  const [record] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return record ?? null;
}

/**
 * Keeps a secret that does not count yet, in place of another such one; false when one counts already. A lock stays: beginning anew
 * must not be a way around it.
 */
export async function putSecret(db: Queryable, userId: string, secretSealed: string): Promise<boolean> {
  const { rowCount } = await db
    .insert(twoFactors)
    .values({ userId, secretSealed })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secretSealed, lastStep: 0 },
      setWhere: isNull(twoFactors.confirmedAt),
    });
  return rowCount === 1;
}

const takesCodes = (now: Date) => or(isNull(twoFactors.lockedUntil), lte(twoFactors.lockedUntil, now));
const rightCode = { wrongCodes: 0, lockedUntil: null };

/** Makes the secret count, if it is still the one whose code was entered. */
export async function confirmSecret(
  db: Queryable,
  { userId, secretSealed }: TwoFactorRecord,
  step: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(twoFactors)
    .set({ ...rightCode, confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(twoFactors.userId, userId),
        eq(twoFactors.secretSealed, secretSealed),
        isNull(twoFactors.confirmedAt),
        takesCodes(now),
      ),
    );
  return rowCount === 1;
}

/** Uses up the step a right code is of: of two callers with the same code only one gets it, and none while the lock holds. */
export async function takeStep(db: Queryable, userId: string, step: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(twoFactors)
    .set({ ...rightCode, lastStep: step })
    .where(
      and(
        eq(twoFactors.userId, userId),
        isNotNull(twoFactors.confirmedAt),
        lt(twoFactors.lastStep, step),
        takesCodes(now),
      ),
    );
  return rowCount === 1;
}

/** Ends the count of wrong codes for a right recovery code. */
export async function forgetWrongCodes(db: Queryable, userId: string): Promise<void> {
  await db.update(twoFactors).set(rightCode).where(eq(twoFactors.userId, userId));
}

/**
 * Counts a wrong code; so many in a row lock until `lockUntil`, and the answer says whether this one did. Of guesses that race each other
 * every one counts; while the lock holds none does, and the answer is null.
 */
export async function countWrongCode(
  db: Queryable,
  userId: string,
  { most, now, lockUntil }: { most: number; now: Date; lockUntil: Date },
): Promise<{ lockedUntil: Date | null } | null> {
  const isLast = sql`${twoFactors.wrongCodes} + 1 >= ${most}`;
  const [record] = await db
    .update(twoFactors)
    .set({
      wrongCodes: sql`case when ${isLast} then 0 else ${twoFactors.wrongCodes} + 1 end`,
      lockedUntil: sql`case when ${isLast} then ${lockUntil.toISOString()}::timestamptz end`,
    })
    .where(and(eq(twoFactors.userId, userId), takesCodes(now)))
    .returning({ lockedUntil: twoFactors.lockedUntil });
  return record ?? null;
}

/** False when none counted. The codes go after it, as they are used while it is held. */
export async function deleteTwoFactor(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** In place of those there were. */
export async function putRecoveryCodes(db: Queryable, userId: string, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses the code up: of two callers at once only one gets it. */
export async function redeemRecoveryCode(
  db: Queryable,
  userId: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, codeHashes),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [record] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return record?.left ?? 0;
}

/** The second factor that counts, held until the transaction ends: nobody switches it off or counts its codes meanwhile. */
export async function holdTwoFactor(db: Queryable, userId: string): Promise<TwoFactorRecord | null> {
  const [record] = await db
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
    .for("update");
  return record ?? null;
}
