import { asc, desc, eq } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { auditEvents, eventReasons } from "#server/db/tables/documents";

export type AuditEvent = Omit<typeof auditEvents.$inferSelect, "details"> & {
  details: Record<string, string | number>;
};

export async function insertEvent(db: Queryable, event: Omit<AuditEvent, "id">): Promise<void> {
  await db.insert(auditEvents).values(event);
}

/** Keeps what a person said to an event. */
export async function insertReason(trx: Trx, said: typeof eventReasons.$inferInsert): Promise<void> {
  await trx.insert(eventReasons).values(said);
}

/** What was said to the document's events, by their position. */
export async function reasonsOf(db: Queryable, documentId: string): Promise<Map<number, string>> {
  const said = await db.select().from(eventReasons).where(eq(eventReasons.documentId, documentId));
  return new Map(said.map(({ position, reason }) => [position, reason]));
}

export async function lastEvent(
  db: Queryable,
  documentId: string,
): Promise<Pick<AuditEvent, "position" | "hash"> | null> {
  const [event] = await db
    .select({ position: auditEvents.position, hash: auditEvents.hash })
    .from(auditEvents)
    .where(eq(auditEvents.documentId, documentId))
    .orderBy(desc(auditEvents.position))
    .limit(1);
  return event ?? null;
}

/** The document's whole chain, oldest first. */
export async function eventsOf(db: Queryable, documentId: string): Promise<AuditEvent[]> {
  const events = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.documentId, documentId))
    .orderBy(asc(auditEvents.position));
  return events as AuditEvent[];
}
