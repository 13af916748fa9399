import { and, eq, gt, isNull } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { accountLinks } from "#server/db/tables/auth";

type AccountLink = typeof accountLinks.$inferSelect;
type Purpose = AccountLink["purpose"];

export async function insertLink(db: Queryable, link: Omit<AccountLink, "usedAt">): Promise<void> {
  await db.insert(accountLinks).values(link);
}

/** Uses the link up: of two callers at once only one gets it. Null when it is unknown, used or expired. */
export async function redeemLink(
  db: Queryable,
  tokenHash: string,
  purpose: Purpose,
  now: Date,
): Promise<AccountLink | null> {
  const [link] = await db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning();
  return link ?? null;
}

export async function findLink(
  db: Queryable,
  tokenHash: string,
  purpose: Purpose,
): Promise<AccountLink | null> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose)));
  return link ?? null;
}

/** Ends the account's other links of a purpose: a newer or a used one replaces them. */
export async function endLinks(db: Queryable, userId: string, purpose: Purpose, now: Date): Promise<void> {
  await db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    );
}
