import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { advanceRead } from "#server/features/network/messages-store";
import { readConversation } from "#server/features/network/read-request";
import { isClosed } from "#server/features/network/request-view";
import { markRequestRead, publishLiveEvent } from "#server/features/notices/index";

/**
 * Notes how far the user has read: only ever forward, and to at most what there is. A partner who can write no more is not told.
 * Throws `request_not_found` and `request_not_active`.
 */
export function markRead(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: UserRecord,
  requestId: string,
  to: number,
): Promise<{ number: number }> {
  return db.transaction(async (trx) => {
    const conversation = await readConversation(trx, user.id, requestId);
    const { senderId, receiverId, senderReadTo, receiverReadTo } = conversation.request;
    const isSender = senderId === user.id;
    const number = await advanceRead(trx, requestId, { side: isSender ? "sender" : "receiver", to });
    if (number === null) return { number: isSender ? senderReadTo : receiverReadTo };

    await markRequestRead(trx, { ownerId: user.id, requestId, kind: "message" }, clock.now());
    const readers = isClosed(conversation, user.id) ? [user.id] : [senderId, receiverId];
    await publishLiveEvent(trx, readers, { type: "read", requestId, readerId: user.id, number }, clock.now());
    return { number };
  });
}
