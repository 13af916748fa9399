import { and, desc, eq, gt, ne, or, sql, type SQL, alias } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { blocks, collaborationMessages, collaborationRequests } from "#server/db/tables/network";
import { isPublished } from "#server/features/network/people-store";

const senders = alias(users, "senders");
const receivers = alias(users, "receivers");

const columnsOf = (person: typeof senders | typeof receivers) => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  profileImageUrl: person.profileImageUrl,
  collaboratorRole: person.collaboratorRole,
  status: person.status,
});

const { senderId, receiverId } = collaborationRequests;

const isBlockedBy = (userId: string) =>
  sql<boolean>`exists (select from ${blocks} where ${blocks.blockerId} = ${userId}
    and ${blocks.blockedId} in (${senderId}, ${receiverId}))`;

const hasBlocked = (userId: string) =>
  sql<boolean>`exists (select from ${blocks} where ${blocks.blockedId} = ${userId}
    and ${blocks.blockerId} in (${senderId}, ${receiverId}))`;

const ownReadTo = (userId: string) => sql<number>`case when ${senderId} = ${userId}
  then ${collaborationRequests.senderReadTo} else ${collaborationRequests.receiverReadTo} end`;

const unreadBy = (userId: string) => sql<number>`(select count(*)::int from ${collaborationMessages}
  where ${collaborationMessages.requestId} = ${collaborationRequests.id}
    and ${collaborationMessages.number} > ${ownReadTo(userId)} and ${collaborationMessages.senderId} <> ${userId})`;

/** As much of it as a line of a list shows. */
const LINE = 160;

const lastMessage = sql<{ senderId: string; message: string } | null>`(
  select json_build_object('senderId', ${collaborationMessages.senderId}, 'message', left(${collaborationMessages.message}, ${LINE}))
  from ${collaborationMessages}
  where ${collaborationMessages.requestId} = ${collaborationRequests.id}
    and ${collaborationMessages.number} = ${collaborationRequests.messageCount})`;

const involves = (userId: string) => or(eq(senderId, userId), eq(receiverId, userId));

export type RequestRecord = Awaited<ReturnType<typeof findRequests>>[number];

/** What `userId` has sent or received, the newest first. */
export function findRequests(db: Queryable, userId: string, which?: SQL) {
  return db
    .select({
      request: collaborationRequests,
      sender: columnsOf(senders),
      receiver: columnsOf(receivers),
      unread: unreadBy(userId),
      lastMessage,
      blocked: isBlockedBy(userId),
      blockedByPartner: hasBlocked(userId),
    })
    .from(collaborationRequests)
    .innerJoin(senders, eq(senders.id, senderId))
    .innerJoin(receivers, eq(receivers.id, receiverId))
    .where(and(involves(userId), which))
    .orderBy(desc(collaborationRequests.createdAt), desc(collaborationRequests.id));
}

/** One of the user's own requests; of anybody else's nothing is found. */
export async function findRequest(db: Queryable, userId: string, id: string): Promise<RequestRecord | null> {
  const [record] = await findRequests(db, userId, eq(collaborationRequests.id, id));
  return record ?? null;
}

/** Holds the conversation until the transaction ends: what happens in it happens one after the other. */
export async function lockRequest(trx: Trx, userId: string, id: string): Promise<void> {
  await trx
    .select({ id: collaborationRequests.id })
    .from(collaborationRequests)
    .where(and(eq(collaborationRequests.id, id), involves(userId)))
    .for("update");
}

/** False when the id is taken, or the two have an open request. */
export async function insertRequest(
  trx: Trx,
  request: typeof collaborationRequests.$inferInsert,
): Promise<boolean> {
  const inserted = await trx
    .insert(collaborationRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: collaborationRequests.id });
  return inserted.length === 1;
}

/** What the new request depends on, as `userId` and the receiver stand to each other. */
export async function findStanding(db: Queryable, userId: string, receiver: string, declinedSince: Date) {
  const declined = db
    .select({ id: collaborationRequests.id })
    .from(collaborationRequests)
    .where(
      and(
        eq(senderId, userId),
        eq(receiverId, receiver),
        eq(collaborationRequests.status, "declined"),
        gt(collaborationRequests.respondedAt, declinedSince),
      ),
    );
  const open = db
    .select({ id: collaborationRequests.id })
    .from(collaborationRequests)
    .where(and(involves(userId), involves(receiver), ne(collaborationRequests.status, "declined")));
  const [standing] = await db
    .select({
      email: users.email,
      isPublished,
      isBlocked: sql<boolean>`exists (select from ${blocks} where
        (${blocks.blockerId} = ${userId} and ${blocks.blockedId} = ${receiver}) or
        (${blocks.blockerId} = ${receiver} and ${blocks.blockedId} = ${userId}))`,
      isOpen: sql<boolean>`exists ${open}`,
      wasDeclined: sql<boolean>`exists ${declined}`,
    })
    .from(users)
    .where(eq(users.id, receiver));
  return standing ?? null;
}

/** The receiver's answer to a pending request; false when it is not pending (any more). */
export async function updateStatus(
  trx: Trx,
  id: string,
  { status, respondedAt }: { status: "accepted" | "declined"; respondedAt: Date },
): Promise<boolean> {
  const updated = await trx
    .update(collaborationRequests)
    .set({ status, respondedAt })
    .where(and(eq(collaborationRequests.id, id), eq(collaborationRequests.status, "pending")))
    .returning({ id: collaborationRequests.id });
  return updated.length === 1;
}

/** Messages of all partners that `userId` has not read, but for partners they have blocked. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`coalesce(sum(${unreadBy(userId)}), 0)::int` })
    .from(collaborationRequests)
    .where(
      and(
        involves(userId),
        eq(collaborationRequests.status, "accepted"),
        sql`${collaborationRequests.messageCount} > ${ownReadTo(userId)}`,
        sql`not ${isBlockedBy(userId)}`,
      ),
    );
  return counted!.count;
}
