import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { mailDesk } from "#server/features/support/mail-ticket";
import { findMessage, insertMessage } from "#server/features/support/messages-store";
import { takeUp } from "#server/features/support/tickets-store";
import { AppError } from "#server/http/app-error";

/**
 * What the customer says next; support is mailed. A message that was taken before is left as it is.
 * Throws `ticket_closed`, and `ticket_id_taken` when its id belongs to other words.
 */
export async function addMessage(
  deps: Deps,
  trx: Trx,
  ticketId: string,
  { id = randomUUID(), message }: { id?: string | undefined; message: string },
): Promise<void> {
  const now = deps.clock.now();
  const record = { id, ticketId, sender: "customer" as const, message, createdAt: now };
  if (!(await insertMessage(trx, record))) {
    const taken = await findMessage(trx, id);
    const isSame = taken?.ticketId === ticketId && taken.sender === "customer" && taken.message === message;
    if (isSame) return;
    throw new AppError("ticket_id_taken");
  }
  if (!(await takeUp(trx, ticketId, now))) throw new AppError("ticket_closed");
  await mailDesk(deps, trx, ticketId, id);
}
