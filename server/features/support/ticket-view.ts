import type { MessageRow } from "#server/features/support/messages-store";
import type { AnsweredTicket } from "#server/features/support/tickets-store";
import type { Ticket, TicketWithMessages } from "#shared/contract/support";

/** "T-10001": what a person says on the phone. */
export function numberOf({ number }: Pick<AnsweredTicket, "number">): string {
  return `T-${number}`;
}

export function viewTicket(row: AnsweredTicket): Ticket {
  const { id, subject, message, category, priority, status, userId, adminResponse } = row;
  return {
    id,
    number: numberOf(row),
    subject,
    message,
    category,
    priority,
    status,
    userId,
    userEmail: row.email,
    userName: row.name,
    adminResponse,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function viewWithMessages(row: AnsweredTicket, messages: MessageRow[]): TicketWithMessages {
  return {
    ...viewTicket(row),
    messages: messages.map(({ id, sender, message, createdAt }) => ({
      id,
      from: sender,
      message,
      createdAt: createdAt.toISOString(),
    })),
  };
}
