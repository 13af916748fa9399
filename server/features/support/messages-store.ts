import { asc, eq } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { ticketMessages } from "#server/db/tables/support";

export type MessageRecord = typeof ticketMessages.$inferSelect;

/** False when a message has this id already. */
export async function insertMessage(trx: Trx, message: MessageRecord): Promise<boolean> {
  const made = await trx
    .insert(ticketMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: ticketMessages.id });
  return made.length === 1;
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRecord | null> {
  const [record] = await db.select().from(ticketMessages).where(eq(ticketMessages.id, id));
  return record ?? null;
}

/** Oldest first. */
export function listMessages(db: Queryable, ticketId: string): Promise<MessageRecord[]> {
  return db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
}
