import { asc, desc, eq } from "drizzle-orm";
import type { Queryable } from "#server/db/client";
import { auditEvents } from "#server/db/tables/documents";

export type AuditEvent = Omit<typeof auditEvents.$inferSelect, "details"> & {
  details: Record<string, string | number>;
};

export async function insertEvent(db: Queryable, event: Omit<AuditEvent, "id">): Promise<void> {
  await db.insert(auditEvents).values(event);
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
