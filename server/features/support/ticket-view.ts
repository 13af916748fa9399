import type { MessageRecord } from "#server/features/support/messages-store";
import type { AnsweredTicket } from "#server/features/support/tickets-store";
import type { Ticket, TicketWithMessages } from "#shared/contract/support";

/** "T-10001": what a person says on the phone. */
export function numberOf({ number }: Pick<AnsweredTicket, "number">): string {
  return `T-${number}`;
}

export function viewTicket(record: AnsweredTicket): Ticket {
  const { id, subject, message, category, priority, status, userId, adminResponse } = record;
  return {
    id,
    number: numberOf(record),
    subject,
    message,
    category,
    priority,
    status,
    userId,
    userEmail: record.email,
    userName: record.name,
    adminResponse,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

export function viewWithMessages(record: AnsweredTicket, messages: MessageRecord[]): TicketWithMessages {
  return {
    ...viewTicket(record),
    messages: messages.map(({ id, sender, message, createdAt }) => ({
      id,
      from: sender,
      message,
      createdAt: createdAt.toISOString(),
    })),
  };
}
