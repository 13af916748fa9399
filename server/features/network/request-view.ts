import { viewPerson } from "#server/features/network/person-view";
import type { RequestRecord } from "#server/features/network/requests-store";
import type { CollaborationRequest } from "#shared/contract/network";

/** A request as `userId`, one of the two, sees it. */
export function viewRequest(record: RequestRecord, userId: string): CollaborationRequest {
  const { id, senderId, receiverId, message, status, createdAt, respondedAt, lastMessageAt } = record.request;
  return {
    id,
    senderId,
    receiverId,
    sender: viewPerson(record.sender),
    receiver: viewPerson(record.receiver),
    message,
    status,
    createdAt: createdAt.toISOString(),
    respondedAt: respondedAt?.toISOString() ?? null,
    unread: record.blocked ? 0 : record.unread,
    lastMessageAt: lastMessageAt?.toISOString() ?? null,
    lastMessage: record.lastMessage,
    closed: isClosed(record, userId),
    blocked: record.blocked,
  };
}

/** Nobody can write any more. */
export function isClosed(record: RequestRecord, userId: string): boolean {
  return record.blocked || record.blockedByPartner || partnerOf(record, userId).status !== "active";
}

export function partnerOf({ sender, receiver }: RequestRecord, userId: string) {
  return sender.id === userId ? receiver : sender;
}
