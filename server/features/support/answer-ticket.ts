import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { mailCustomer } from "#server/features/support/mail-ticket";
import { findMessage, insertMessage, listMessages } from "#server/features/support/messages-store";
import { viewWithMessages } from "#server/features/support/ticket-view";
import {
  findTicket,
  holdTicket,
  removeTicket,
  setStatus,
  type TicketRecord,
  yieldTopic,
} from "#server/features/support/tickets-store";
import { AppError } from "#server/http/app-error";
import type { TicketStatus, TicketWithMessages } from "#shared/contract/support";

/** How a ticket stood before and after; no news where a request was only repeated. */
type Change = { ticket: TicketRecord; before: TicketStatus; after: TicketStatus; isNews: boolean };

/** Whoever's ticket it is: for support. Throws `ticket_not_found`. */
export async function readAnyTicket({ db }: Pick<Deps, "db">, id: string): Promise<TicketWithMessages> {
  const ticket = await findTicket(db, id);
  if (!ticket) throw new AppError("ticket_not_found");
  return viewWithMessages(ticket, await listMessages(db, id));
}

/**
 * Support answers: the customer is mailed, and an open ticket is in progress then. The same answer again (by its id) is sent once.
 * Throws `ticket_not_found`, `ticket_closed`, and `ticket_id_taken` when the id belongs to other words.
 */
export async function answerTicket(
  deps: Deps,
  trx: Trx,
  id: string,
  answer: { id?: string | undefined; message: string },
): Promise<Change> {
  const ticket = await held(trx, id);
  const { status: before } = ticket;
  const messageId = await say(deps, trx, id, answer);
  if (messageId === null) return { ticket, before, after: before, isNews: false };
  if (before === "closed") throw new AppError("ticket_closed");
  const after = before === "open" ? "in_progress" : before;
  await setStatus(trx, id, after, deps.clock.now());
  await mailCustomer(deps, trx, ticket, { kind: "answered", messageId });
  return { ticket, before, after, isNews: true };
}

/** Support moves a ticket on, with words to the customer or without. Throws what `answerTicket` throws. */
export async function changeTicket(
  deps: Deps,
  trx: Trx,
  id: string,
  { status, message }: { status?: TicketStatus | undefined; message?: string | undefined },
): Promise<Change> {
  const ticket = await held(trx, id);
  const { status: before } = ticket;
  const after = status ?? before;
  if (after === before) {
    // The request again, or a second administrator: what was said last is not said twice.
    const isNews = message !== undefined && message !== (await findTicket(trx, id))?.adminResponse;
    return isNews ? answerTicket(deps, trx, id, { message }) : { ticket, before, after, isNews };
  }
  const messageId = message === undefined ? null : await say(deps, trx, id, { message });
  await yieldTopic(trx, id, after);
  await setStatus(trx, id, after, deps.clock.now());
  if (messageId !== null || after === "resolved") {
    const kind = after === "resolved" ? "resolved" : "answered";
    await mailCustomer(deps, trx, ticket, { kind, ...(messageId !== null && { messageId }) });
  }
  return { ticket, before, after, isNews: true };
}

/** With all that was said; its links end. Throws `ticket_not_found`. */
export async function deleteTicket(trx: Trx, id: string): Promise<TicketRecord> {
  const gone = await removeTicket(trx, id);
  if (!gone) throw new AppError("ticket_not_found");
  return gone;
}

async function held(trx: Trx, id: string): Promise<TicketRecord> {
  const ticket = await holdTicket(trx, id);
  if (!ticket) throw new AppError("ticket_not_found");
  return ticket;
}

/** The id of what support said, null when it had been said before. */
async function say(
  { clock }: Deps,
  trx: Trx,
  ticketId: string,
  { id = randomUUID(), message }: { id?: string | undefined; message: string },
): Promise<string | null> {
  const said = { id, ticketId, sender: "support" as const, message, createdAt: clock.now() };
  if (await insertMessage(trx, said)) return id;
  const taken = await findMessage(trx, id);
  if (taken?.ticketId === ticketId && taken.sender === "support" && taken.message === message) return null;
  throw new AppError("ticket_id_taken");
}
