import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { startTicket } from "#server/features/support/open-ticket";
import { viewTicket } from "#server/features/support/ticket-view";
import { findTicket } from "#server/features/support/tickets-store";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { REQUIRED, type Ticket } from "#shared/contract/support";

type Body = ParsedInput<Contract["POST /api/support/tickets"]>["body"];

/**
 * Opens a ticket of a user or a guest. The same one again (a lost answer, a double click) is answered as it stands.
 * Throws `ticket_id_taken` when the id belongs to anything else.
 */
export async function createTicket(deps: Deps, user: UserRecord | null, body: Body): Promise<Ticket> {
  const { id = randomUUID(), subject, message, category, priority } = body;
  const asker = askerOf(user, body);
  const isNew = await deps.db.transaction((trx) =>
    startTicket(deps, trx, { id, ...asker, subject, message, category, priority }),
  );
  const ticket = await findTicket(deps.db, id);
  const isSame =
    ticket?.userId === asker.userId &&
    (asker.userId !== null || ticket.email === asker.email) &&
    ticket.subject === subject &&
    ticket.message === message;
  if (!ticket || (!isNew && !isSame)) throw new AppError("ticket_id_taken");
  return viewTicket(ticket);
}

/** Of somebody signed in the account's own address and name count, whatever was sent; a guest need not say their name. */
function askerOf(user: UserRecord | null, { userEmail, userName }: Body) {
  if (user) return { userId: user.id, email: user.email, name: fullName(user) };
  if (userEmail === undefined) {
    throw new AppError("invalid_input", REQUIRED, { issues: [{ path: "userEmail", message: REQUIRED }] });
  }
  return { userId: null, email: userEmail, name: userName ?? "" };
}
