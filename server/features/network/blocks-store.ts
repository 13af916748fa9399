import { and, desc, eq, or } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { blocks, collaborationRequests } from "#server/db/tables/network";
import { personColumns } from "#server/features/network/people-store";

/** Whom the user has blocked, the latest first. */
export function findBlocks(db: Queryable, userId: string) {
  return db
    .select(personColumns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
    .orderBy(desc(blocks.createdAt), users.id);
}

export async function insertBlock(trx: Trx, block: typeof blocks.$inferInsert): Promise<boolean> {
  const inserted = await trx.insert(blocks).values(block).onConflictDoNothing().returning();
  return inserted.length === 1;
}

export async function deleteBlock(trx: Trx, blockerId: string, blockedId: string): Promise<boolean> {
  const deleted = await trx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning();
  return deleted.length === 1;
}

/** The ids of all requests between the two. */
export async function findRequestsBetween(trx: Trx, one: string, other: string): Promise<string[]> {
  const { id, senderId, receiverId } = collaborationRequests;
  const records = await trx
    .select({ id })
    .from(collaborationRequests)
    .where(or(and(eq(senderId, one), eq(receiverId, other)), and(eq(senderId, other), eq(receiverId, one))));
  return records.map((record) => record.id);
}
