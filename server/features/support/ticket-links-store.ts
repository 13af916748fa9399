import { eq } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { ticketLinks } from "#server/db/tables/support";

export async function insertTicketLink(trx: Trx, link: typeof ticketLinks.$inferInsert): Promise<void> {
  await trx.insert(ticketLinks).values(link);
}

/** The id of the ticket that the link leads to. */
export async function findLinkedTicket(db: Queryable, tokenHash: string): Promise<string | null> {
  const [record] = await db
    .select({ ticketId: ticketLinks.ticketId })
    .from(ticketLinks)
    .where(eq(ticketLinks.tokenHash, tokenHash));
  return record?.ticketId ?? null;
}
