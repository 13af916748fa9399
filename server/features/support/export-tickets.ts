import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { listMessages } from "#server/features/support/messages-store";
import { numberOf, viewWithMessages } from "#server/features/support/ticket-view";
import { listTicketsOf } from "#server/features/support/tickets-store";

/** The user's tickets with all that was said. */
export async function* exportTickets({ db }: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  for (const ticket of await listTicketsOf(db, user.id)) {
    const view = viewWithMessages(ticket, await listMessages(db, ticket.id));
    yield jsonEntry(`tickets/${numberOf(ticket)}.json`, view);
  }
}
