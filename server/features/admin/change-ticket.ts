import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import { answerTicket, changeTicket, deleteTicket, readAnyTicket } from "#server/features/support/index";
import type { AdminReplyBody, UpdateTicketBody } from "#shared/contract/admin";
import type { AdminAction } from "#shared/contract/admin-tables";
import type { TicketStatus, TicketWithMessages } from "#shared/contract/support";

type Change = {
  ticket: { id: string; number: number };
  before: TicketStatus;
  after?: TicketStatus;
  /** What two administrators do at once, or a request that is repeated, is done and noted once. */
  isNews: boolean;
};

/** Throws what `changeTicket` of support throws. */
export async function moveTicket(
  deps: Deps,
  actor: UserRecord,
  id: string,
  { status, adminResponse: message }: UpdateTicketBody,
): Promise<TicketWithMessages> {
  await deps.db.transaction(async (trx) => {
    const change = await changeTicket(deps, trx, id, { status, message });
    await record(deps, trx, actor, "ticket_updated", change);
  });
  return readAnyTicket(deps, id);
}

/** Throws what `answerTicket` of support throws. */
export async function replyToTicket(
  deps: Deps,
  actor: UserRecord,
  id: string,
  { id: messageId, adminResponse: message }: AdminReplyBody,
): Promise<TicketWithMessages> {
  await deps.db.transaction(async (trx) => {
    const change = await answerTicket(deps, trx, id, { id: messageId, message });
    await record(deps, trx, actor, "ticket_replied", change);
  });
  return readAnyTicket(deps, id);
}

/** Throws `ticket_not_found`. */
export async function removeTicket(deps: Deps, actor: UserRecord, id: string): Promise<void> {
  await deps.db.transaction(async (trx) => {
    const ticket = await deleteTicket(trx, id);
    await record(deps, trx, actor, "ticket_deleted", { ticket, before: ticket.status, isNews: true });
  });
}

/** What was said stands in the ticket: here only that something was. */
async function record(
  deps: Deps,
  trx: Trx,
  actor: UserRecord,
  action: AdminAction,
  { ticket, before, after, isNews }: Change,
): Promise<void> {
  if (!isNews) return;
  await recordAdminEvent(deps, trx, actor.id, {
    action,
    targetType: "ticket",
    targetId: ticket.id,
    targetName: `T-${ticket.number}`,
    before: { status: before },
    after: after === undefined ? null : { status: after },
  });
}
