import { and, eq, inArray, sql, alias } from "#server/orm";
import type { Db, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { blocks, collaborationMessages, collaborationRequests } from "#server/db/tables/network";

const senders = alias(users, "senders");
const receivers = alias(users, "receivers");
const { id, senderId, receiverId, senderReadTo, receiverReadTo, senderMailedAt, receiverMailedAt } =
  collaborationRequests;

const mailColumns = ({
  id: userId,
  firstName,
  lastName,
  email,
  emailVerifiedAt,
  status,
}: typeof senders | typeof receivers) => ({
  id: userId,
  firstName,
  lastName,
  email,
  emailVerifiedAt,
  status,
});

/** Requests between two who still can write to each other, with what their mails say. */
export function findMailed(db: Db, requestIds: string[]) {
  return db
    .select({
      request: collaborationRequests,
      sender: mailColumns(senders),
      receiver: mailColumns(receivers),
    })
    .from(collaborationRequests)
    .innerJoin(senders, and(eq(senders.id, senderId), eq(senders.status, "active")))
    .innerJoin(receivers, and(eq(receivers.id, receiverId), eq(receivers.status, "active")))
    .where(
      and(
        inArray(id, requestIds),
        sql`not exists (select from ${blocks} where
          (${blocks.blockerId} = ${senderId} and ${blocks.blockedId} = ${receiverId}) or
          (${blocks.blockerId} = ${receiverId} and ${blocks.blockedId} = ${senderId}))`,
      ),
    )
    .orderBy(collaborationRequests.lastMessageAt);
}

const sides = [
  { reader: senderId, readTo: senderReadTo, mailedAt: senderMailedAt },
  { reader: receiverId, readTo: receiverReadTo, mailedAt: receiverMailedAt },
] as const;

/** Whether the first message that the reader has not read is older, and they were not mailed since they last read. */
const isDue = ({ reader, readTo, mailedAt }: (typeof sides)[number], before: Date) =>
  and(
    sql`${collaborationRequests.messageCount} > ${readTo} and ${mailedAt} < ${readTo}`,
    sql`exists (select from ${collaborationMessages} where ${collaborationMessages.requestId} = ${id}
      and ${collaborationMessages.number} > ${readTo} and ${collaborationMessages.senderId} <> ${reader}
      and ${collaborationMessages.createdAt} <= ${before.toISOString()}::timestamptz)`,
  );

/** Whoever has messages that have waited since before. */
export async function findWaiting(db: Db, before: Date): Promise<string[]> {
  const waiting = await Promise.all(
    sides.map((side) =>
      db.selectDistinct({ userId: side.reader }).from(collaborationRequests).where(isDue(side, before)),
    ),
  );
  return [...new Set(waiting.flat().map(({ userId }) => userId))];
}

/** Notes that the user is mailed about all that waits for them now; the conversations it is about. */
export async function markMailed(trx: Trx, userId: string, before: Date): Promise<string[]> {
  const mailed: string[] = [];
  for (const side of sides) {
    const isSender = side.reader === senderId;
    const records = await trx
      .update(collaborationRequests)
      .set(isSender ? { senderMailedAt: senderReadTo } : { receiverMailedAt: receiverReadTo })
      .where(and(eq(side.reader, userId), isDue(side, before)))
      .returning({ id });
    mailed.push(...records.map((record) => record.id));
  }
  return mailed;
}
