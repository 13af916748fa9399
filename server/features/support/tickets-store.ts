import { and, desc, eq, inArray, ne, sql, type SQL } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { ticketMessages, tickets } from "#server/db/tables/support";
import type { TicketStatus } from "#shared/contract/support";

export type TicketRecord = typeof tickets.$inferSelect;
export type NewTicket = Omit<typeof tickets.$inferInsert, "status">;

/** A ticket with what support said last, and the address its customer is reached at now. */
export type AnsweredTicket = TicketRecord & { adminResponse: string | null };

const adminResponse = sql<string | null>`(
  select ${ticketMessages.message} from ${ticketMessages}
  where ${ticketMessages.ticketId} = ${tickets.id} and ${ticketMessages.sender} = 'support'
  order by ${ticketMessages.createdAt} desc, ${ticketMessages.id} desc limit 1)`;

/** Somebody with an account is written to where the account is, also when its e-mail changed. */
const currentEmail = sql<string>`coalesce(${users.email}, ${tickets.email})`;

async function selectTickets(db: Queryable, where: SQL | undefined): Promise<AnsweredTicket[]> {
  const records = await db
    .select({ ticket: tickets, adminResponse, email: currentEmail })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId))
    .where(where)
    .orderBy(desc(tickets.createdAt), desc(tickets.id));
  return records.map(({ ticket, ...rest }) => ({ ...ticket, ...rest }));
}

/** Whether another ticket of its topic is open: one of a topic is at a time. */
const openedAnew = sql`exists (select from ${tickets} newer where newer.topic = ${tickets.topic}
  and newer.id <> ${tickets.id} and newer.status in ('open', 'in_progress'))`;

/** False when there is a ticket with this id, or an open one of this topic. */
export async function insertTicket(trx: Trx, ticket: NewTicket): Promise<boolean> {
  const made = await trx.insert(tickets).values(ticket).onConflictDoNothing().returning({ id: tickets.id });
  return made.length === 1;
}

export async function findTicket(db: Queryable, id: string): Promise<AnsweredTicket | null> {
  return (await selectTickets(db, eq(tickets.id, id)))[0] ?? null;
}

export function listTicketsOf(db: Queryable, userId: string): Promise<AnsweredTicket[]> {
  return selectTickets(db, eq(tickets.userId, userId));
}

/** The open ticket of a topic, which stays open until the transaction ends. */
export async function holdOpenTopic(trx: Trx, topic: string): Promise<TicketRecord | null> {
  const isOpen = inArray(tickets.status, ["open", "in_progress"]);
  const [record] = await trx
    .select()
    .from(tickets)
    .where(and(eq(tickets.topic, topic), isOpen))
    .for("update");
  return record ?? null;
}

/** The ticket as it is until the transaction ends. */
export async function holdTicket(trx: Trx, id: string): Promise<TicketRecord | null> {
  const [record] = await trx.select().from(tickets).where(eq(tickets.id, id)).for("update");
  return record ?? null;
}

/**
 * Notes what a customer's words do: a resolved ticket is open again, or in progress where support has spoken. False when it is
 * closed. A topic that was opened anew meanwhile stays with the newer ticket.
 */
export async function takeUp(trx: Trx, id: string, at: Date): Promise<boolean> {
  const spoken = sql`exists (select from ${ticketMessages} where ${ticketMessages.ticketId} = ${tickets.id} and ${ticketMessages.sender} = 'support')`;
  const taken = await trx
    .update(tickets)
    .set({
      status: sql`case when ${tickets.status} <> 'resolved' then ${tickets.status} when ${spoken} then 'in_progress' else 'open' end`,
      topic: sql`case when ${openedAnew} then null else ${tickets.topic} end`,
      updatedAt: at,
    })
    .where(and(eq(tickets.id, id), ne(tickets.status, "closed")))
    .returning({ id: tickets.id });
  return taken.length === 1;
}

/** A ticket that is opened again gives its topic up to one that was opened for it meanwhile. */
export async function yieldTopic(trx: Trx, id: string, status: TicketStatus): Promise<void> {
  if (status !== "open" && status !== "in_progress") return;
  await trx
    .update(tickets)
    .set({ topic: null })
    .where(and(eq(tickets.id, id), openedAnew));
}

export async function setStatus(trx: Trx, id: string, status: TicketStatus, at: Date): Promise<void> {
  await trx.update(tickets).set({ status, updatedAt: at }).where(eq(tickets.id, id));
}

/** With all that was said, and the links to it. */
export async function removeTicket(trx: Trx, id: string): Promise<TicketRecord | null> {
  const [gone] = await trx.delete(tickets).where(eq(tickets.id, id)).returning();
  return gone ?? null;
}
