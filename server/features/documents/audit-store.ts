import { asc, eq, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { plan, planInsert } from "#server/db/plan";
import { auditEvents, eventReasons } from "#server/db/tables/documents";

export type AuditEvent = Omit<typeof auditEvents.$inferSelect, "details"> & {
  details: Record<string, string | number>;
};

const addEvent = planInsert("insert_event", auditEvents, sql``);

export async function insertEvent(db: Queryable, event: Omit<AuditEvent, "id">): Promise<void> {
  await addEvent(db, event);
}

/** Where an event stands in its document's chain. */
type Link = Pick<AuditEvent, "position" | "hash" | "at">;

/** Keeps what a person said to an event. */
export async function insertReason(trx: Trx, said: typeof eventReasons.$inferInsert): Promise<void> {
  await trx.insert(eventReasons).values(said);
}

/** What was said to the document's events, by their position. */
export async function reasonsOf(db: Queryable, documentId: string): Promise<Map<number, string>> {
  const said = await db.select().from(eventReasons).where(eq(eventReasons.documentId, documentId));
  return new Map(said.map(({ position, reason }) => [position, reason]));
}

const newestEvent = plan<Link>(
  "last_event",
  sql`select ${auditEvents.position}, ${auditEvents.hash}, ${auditEvents.at} from ${auditEvents}
    where ${auditEvents.documentId} = ${sql.placeholder("documentId")} order by ${auditEvents.position} desc limit 1`,
);

export async function lastEvent(db: Queryable, documentId: string): Promise<Link | null> {
  const [event] = await newestEvent(db, { documentId });
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
