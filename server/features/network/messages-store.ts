import { and, desc, asc, eq, gt, lt, lte, sql, type PgColumn } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { collaborationFiles, collaborationMessages, collaborationRequests } from "#server/db/tables/network";
import { personColumns } from "#server/features/network/people-store";

export type MessageRecord = Awaited<ReturnType<typeof selectMessages>>[number];

function selectMessages(db: Queryable) {
  return db
    .select({
      message: collaborationMessages,
      sender: personColumns,
      file: { kind: collaborationFiles.kind, size: collaborationFiles.size },
    })
    .from(collaborationMessages)
    .innerJoin(users, eq(users.id, collaborationMessages.senderId))
    .leftJoin(collaborationFiles, eq(collaborationFiles.messageId, collaborationMessages.id))
    .$dynamic();
}

const { number, requestId } = collaborationMessages;

type Range = { before?: number | undefined; after?: number | undefined; limit: number };

/** Oldest first: those after a number, or the last before one, or the last of all. */
export async function findMessages(
  db: Queryable,
  conversationId: string,
  { before, after, limit }: Range,
): Promise<MessageRecord[]> {
  const ofConversation = eq(requestId, conversationId);
  const within = and(
    ofConversation,
    before === undefined ? undefined : lt(number, before),
    after === undefined ? undefined : gt(number, after),
  );
  const forwards = after !== undefined;
  const records = await selectMessages(db)
    .where(within)
    .orderBy(forwards ? asc(number) : desc(number))
    .limit(limit);
  return forwards ? records : records.toReversed();
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRecord | null> {
  const [record] = await selectMessages(db).where(eq(collaborationMessages.id, id));
  return record ?? null;
}

/** The last message of `userId` at or before the number; 0 for none. */
export async function lastOwnMessage(
  db: Queryable,
  conversationId: string,
  { userId, upTo }: { userId: string; upTo: number },
): Promise<number> {
  const [last] = await db
    .select({ number })
    .from(collaborationMessages)
    .where(and(eq(requestId, conversationId), lte(number, upTo), eq(collaborationMessages.senderId, userId)))
    .orderBy(desc(number))
    .limit(1);
  return last?.number ?? 0;
}

/**
 * Writes the conversation's next message; false when the id is taken: then its number must not stay used up, so the caller ends
 * the transaction. Whoever writes and had read everything has read that, too.
 */
export async function insertMessage(
  trx: Trx,
  message: Omit<typeof collaborationMessages.$inferInsert, "number">,
): Promise<boolean> {
  const { senderId, senderReadTo, receiverReadTo, messageCount } = collaborationRequests;
  const readOn = (whose: PgColumn, readTo: PgColumn) =>
    sql`case when ${whose} = ${message.senderId} and ${readTo} = ${messageCount} then ${messageCount} + 1 else ${readTo} end`;
  const [counted] = await trx
    .update(collaborationRequests)
    .set({
      messageCount: sql`${messageCount} + 1`,
      lastMessageAt: message.createdAt,
      senderReadTo: readOn(senderId, senderReadTo),
      receiverReadTo: readOn(collaborationRequests.receiverId, receiverReadTo),
    })
    .where(eq(collaborationRequests.id, message.requestId))
    .returning({ number: messageCount });
  const inserted = await trx
    .insert(collaborationMessages)
    .values({ ...message, number: counted!.number })
    .onConflictDoNothing({ target: collaborationMessages.id })
    .returning({ id: collaborationMessages.id });
  return inserted.length === 1;
}

type Side = "sender" | "receiver";

/** Moves forward how far one of the two has read, to at most what there is; null when they have read that far. */
export async function advanceRead(
  trx: Trx,
  conversationId: string,
  { side, to }: { side: Side; to: number },
): Promise<number | null> {
  const { messageCount, senderReadTo, receiverReadTo } = collaborationRequests;
  const readTo = side === "sender" ? senderReadTo : receiverReadTo;
  const target = sql`least(${to}::int, ${messageCount})`;
  const [advanced] = await trx
    .update(collaborationRequests)
    .set(side === "sender" ? { senderReadTo: target } : { receiverReadTo: target })
    .where(and(eq(collaborationRequests.id, conversationId), lt(readTo, target)))
    .returning({ readTo });
  return advanced?.readTo ?? null;
}
