import type { MessageRecord } from "#server/features/network/messages-store";
import { viewPerson } from "#server/features/network/person-view";
import type { Message } from "#shared/contract/network";

export function viewMessage({ message, sender, file }: MessageRecord): Message {
  const { id, requestId, number, senderId, message: text, createdAt } = message;
  return {
    id,
    requestId,
    number,
    senderId,
    sender: viewPerson(sender),
    message: text,
    ...(file && { file }),
    createdAt: createdAt.toISOString(),
  };
}
