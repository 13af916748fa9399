import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewMessage } from "#server/features/network/message-view";
import { findMessages, lastOwnMessage } from "#server/features/network/messages-store";
import { readConversation } from "#server/features/network/read-request";
import type { Messages } from "#shared/contract/network";

const PAGE_SIZE = 50;

/** Part of a conversation, oldest first. Throws `request_not_found` and `request_not_active`. */
export async function readMessages(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  requestId: string,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<Messages> {
  const { request } = await readConversation(db, user.id, requestId);
  const partnerReadTo = request.senderId === user.id ? request.receiverReadTo : request.senderReadTo;
  const messages = await findMessages(db, requestId, { before, after, limit: PAGE_SIZE });
  const readTo = await lastOwnMessage(db, requestId, { userId: user.id, upTo: partnerReadTo });
  return {
    items: messages.map(viewMessage),
    total: request.messageCount,
    page: 1,
    pageSize: PAGE_SIZE,
    readTo,
  };
}
