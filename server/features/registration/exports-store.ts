import { and, asc, eq, inArray, isNull, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import {
  registrationAcknowledgements,
  registrationExportDocuments,
  registrationExports,
  registrationFileNumbers,
  registrationParties,
  registrationWorks,
  submitters,
} from "#server/db/tables/registration";
import type { Submitter } from "#shared/contract/registration";

export type ExportRow = typeof registrationExports.$inferSelect;
type AcknowledgementRow = typeof registrationAcknowledgements.$inferSelect;

export async function findSubmitter(db: Queryable, userId: string): Promise<Submitter | null> {
  const { name, ipiNameNumber, senderCode } = submitters;
  const [row] = await db
    .select({ name, ipiNameNumber, senderCode })
    .from(submitters)
    .where(eq(submitters.userId, userId));
  return row ?? null;
}

export async function storeSubmitter(db: Queryable, userId: string, given: Submitter): Promise<void> {
  await db
    .insert(submitters)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: submitters.userId, set: given });
}

/** The work number of each song, given the first time it is asked for, and whether it was notified before. */
export async function numberWorks(trx: Trx, documentIds: readonly string[]) {
  await trx
    .insert(registrationWorks)
    .values(documentIds.map((documentId) => ({ documentId })))
    .onConflictDoNothing();
  return trx
    .select()
    .from(registrationWorks)
    .where(inArray(registrationWorks.documentId, [...documentIds]));
}

export async function markNotified(trx: Trx, documentIds: readonly string[], at: Date): Promise<void> {
  await trx
    .update(registrationWorks)
    .set({ notifiedAt: at })
    .where(
      and(inArray(registrationWorks.documentId, [...documentIds]), isNull(registrationWorks.notifiedAt)),
    );
}

/** The number of each party, given the first time it is asked for. */
export async function numberParties(trx: Trx, identities: readonly string[]): Promise<Map<string, number>> {
  const each = [...new Set(identities)];
  if (each.length === 0) return new Map();
  await trx
    .insert(registrationParties)
    .values(each.toSorted().map((identity) => ({ identity })))
    .onConflictDoNothing();
  const rows = await trx
    .select()
    .from(registrationParties)
    .where(inArray(registrationParties.identity, each));
  return new Map(rows.map(({ identity, number }) => [identity, number]));
}

/** The next number of a sender's files in a year: two at once wait for each other. */
export async function nextFileNumber(trx: Trx, senderCode: string, year: number): Promise<number> {
  const [row] = await trx
    .insert(registrationFileNumbers)
    .values({ senderCode, year, number: 1 })
    .onConflictDoUpdate({
      target: [registrationFileNumbers.senderCode, registrationFileNumbers.year],
      set: { number: sql`${registrationFileNumbers.number} + 1` },
    })
    .returning({ number: registrationFileNumbers.number });
  return row!.number;
}

export async function findExport(db: Queryable, id: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(registrationExports).where(eq(registrationExports.id, id));
  return row ?? null;
}

/** False when the id exists already. */
export async function insertExport(
  trx: Trx,
  record: Omit<ExportRow, "sha256">,
  documentIds: readonly string[],
): Promise<boolean> {
  const inserted = await trx
    .insert(registrationExports)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: registrationExports.id });
  if (inserted.length === 0) return false;
  await trx
    .insert(registrationExportDocuments)
    .values(documentIds.map((documentId) => ({ exportId: record.id, documentId })));
  return true;
}

/** The user's songs by their work numbers. */
export async function findWorks(db: Queryable, userId: string, numbers: readonly number[]) {
  return db
    .select({ number: registrationWorks.number, documentId: registrationWorks.documentId })
    .from(registrationWorks)
    .innerJoin(documents, eq(documents.id, registrationWorks.documentId))
    .where(and(eq(documents.ownerId, userId), inArray(registrationWorks.number, [...numbers])));
}

export async function insertAcknowledgements(trx: Trx, rows: AcknowledgementRow[]): Promise<void> {
  if (rows.length > 0) await trx.insert(registrationAcknowledgements).values(rows).onConflictDoNothing();
}

export function acknowledgementsOf(db: Queryable, documentId: string): Promise<AcknowledgementRow[]> {
  return db
    .select()
    .from(registrationAcknowledgements)
    .where(eq(registrationAcknowledgements.documentId, documentId))
    .orderBy(asc(registrationAcknowledgements.processedOn), asc(registrationAcknowledgements.readAt));
}
