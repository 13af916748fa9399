import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { addMessage } from "#server/features/support/add-message";
import { listMessages } from "#server/features/support/messages-store";
import { findLinkedTicket } from "#server/features/support/ticket-links-store";
import { viewTicket, viewWithMessages } from "#server/features/support/ticket-view";
import { findTicket, listTicketsOf } from "#server/features/support/tickets-store";
import { AppError } from "#server/http/app-error";
import type { Ticket, TicketWithMessages } from "#shared/contract/support";

/** By what somebody gets at a ticket: being its user, or holding a link to it. */
type Key = { user: UserRecord; id: string } | { token: string };
type Reply = { id?: string | undefined; message: string };

export async function readTickets({ db }: Deps, user: UserRecord): Promise<Ticket[]> {
  return (await listTicketsOf(db, user.id)).map(viewTicket);
}

/** Throws `ticket_not_found` and `ticket_link_invalid`. */
export async function readTicket(deps: Deps, key: Key): Promise<TicketWithMessages> {
  const ticket = await ticketFor(deps, key);
  return viewWithMessages(ticket, await listMessages(deps.db, ticket.id));
}

/** The customer answers. Throws what `readTicket` and `addMessage` throw. */
export async function replyToSupport(deps: Deps, key: Key, reply: Reply): Promise<TicketWithMessages> {
  const { id } = await ticketFor(deps, key);
  await deps.db.transaction((trx) => addMessage(deps, trx, id, reply));
  return readTicket(deps, key);
}

async function ticketFor({ db, secrets }: Deps, key: Key) {
  if ("user" in key) {
    const ticket = await findTicket(db, key.id);
    if (ticket?.userId !== key.user.id) throw new AppError("ticket_not_found");
    return ticket;
  }
  const id = await findLinkedTicket(db, secrets.hashToken(key.token));
  const ticket = id && (await findTicket(db, id));
  if (!ticket) throw new AppError("ticket_link_invalid");
  return ticket;
}
