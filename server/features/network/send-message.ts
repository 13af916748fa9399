import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewMessage } from "#server/features/network/message-view";
import { findMessage, insertMessage } from "#server/features/network/messages-store";
import { readConversation } from "#server/features/network/read-request";
import { isClosed } from "#server/features/network/request-view";
import { lockRequest } from "#server/features/network/requests-store";
import { publishLiveEvent, notify } from "#server/features/notices/index";
import { AppError } from "#server/http/app-error";
import type { Message } from "#shared/contract/network";

type Written = { id?: string | undefined; message: string };
/** What goes along with a message, in its transaction. */
type Along = (trx: Trx, messageId: string) => Promise<void>;

/**
 * Writes to the partner. Repeating it with the same id answers the same message, also once the conversation has closed. Throws
 * `request_not_found`, `request_not_active`, `conversation_closed`, and `message_id_taken` when the id is another message's.
 */
export function sendMessage(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: UserRecord,
  requestId: string,
  { id = randomUUID(), message }: Written,
  along?: Along,
): Promise<Message> {
  return db.transaction(async (trx) => {
    await lockRequest(trx, user.id, requestId);
    const conversation = await readConversation(trx, user.id, requestId);
    const earlier = await findMessage(trx, id);
    if (earlier) return repeated(earlier, user.id, requestId);
    if (isClosed(conversation, user.id)) throw new AppError("conversation_closed");

    const createdAt = clock.now();
    const isNew = await insertMessage(trx, { id, requestId, senderId: user.id, message, createdAt });
    if (!isNew) throw new AppError("message_id_taken");
    await along?.(trx, id);
    const sent = viewMessage((await findMessage(trx, id))!);
    const { senderId, receiverId } = conversation.request;
    await publishLiveEvent(
      trx,
      [senderId, receiverId],
      { type: "message", requestId, message: sent },
      createdAt,
    );
    const ownerId = user.id === senderId ? receiverId : senderId;
    await notify(trx, { kind: "message", ownerId, requestId, at: createdAt });
    return sent;
  });
}

function repeated(
  earlier: NonNullable<Awaited<ReturnType<typeof findMessage>>>,
  userId: string,
  requestId: string,
) {
  const { message } = earlier;
  if (message.senderId !== userId || message.requestId !== requestId) throw new AppError("message_id_taken");
  return viewMessage(earlier);
}
