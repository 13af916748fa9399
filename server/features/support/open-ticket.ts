import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { addMessage } from "#server/features/support/add-message";
import { mailCustomer, mailDesk } from "#server/features/support/mail-ticket";
import { listMessages } from "#server/features/support/messages-store";
import { holdOpenTopic, insertTicket, type NewTicket } from "#server/features/support/tickets-store";

type Opening = Pick<NewTicket, "email" | "name" | "subject" | "message" | "category" | "priority"> & {
  userId: string | null;
};

/**
 * Opens a ticket that our own code asks for, such as the deletion of an account. One of a topic is open at a time: another message
 * about it joins that one, and the same message again changes nothing. Answers the ticket's id.
 */
export async function openTicket(
  deps: Deps,
  trx: Trx,
  opening: Opening & { topic: string },
): Promise<string> {
  const id = randomUUID();
  if (await startTicket(deps, trx, { ...opening, id })) return id;
  const open = await holdOpenTopic(trx, opening.topic);
  // It was closed between the two.
  if (!open) return openTicket(deps, trx, opening);

  const said = await listMessages(trx, open.id);
  const isRepeated = [open, ...said].some(({ message }) => message === opening.message);
  if (!isRepeated) await addMessage(deps, trx, open.id, { message: opening.message });
  return open.id;
}

/** Writes a new ticket down and tells both sides. False when its id is taken, or its topic is open. */
export async function startTicket(
  deps: Deps,
  trx: Trx,
  ticket: Opening & { id: string; topic?: string },
): Promise<boolean> {
  const now = deps.clock.now();
  if (!(await insertTicket(trx, { ...ticket, createdAt: now, updatedAt: now }))) return false;
  await mailCustomer(deps, trx, ticket, { kind: "received" });
  await mailDesk(deps, trx, ticket.id);
  return true;
}
