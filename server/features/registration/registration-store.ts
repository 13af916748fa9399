import { asc, eq, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import {
  registrationChanges,
  registrationExports,
  registrations,
  submitters,
  userRegistrations,
} from "#server/db/tables/registration";
import type { RegistrationRecord } from "#shared/contract/registration";
import { noRecording, noSong, type RegistrationPerson } from "#shared/domain/registration/registration";

export type StoredRegistration = typeof registrations.$inferSelect;
export type RegistrationChange = typeof registrationChanges.$inferSelect;

/** What stands there before anybody saved anything. */
export const emptyRecord: RegistrationRecord = { song: noSong, recordings: [noRecording], people: [] };

export async function findRegistration(
  db: Queryable,
  documentId: string,
): Promise<StoredRegistration | null> {
  const [row] = await db.select().from(registrations).where(eq(registrations.documentId, documentId));
  return row ?? null;
}

export function changesOf(db: Queryable, documentId: string): Promise<RegistrationChange[]> {
  return db
    .select()
    .from(registrationChanges)
    .where(eq(registrationChanges.documentId, documentId))
    .orderBy(asc(registrationChanges.revision));
}

/** The document's record, made where there is none, and locked until the transaction ends; null when the document is gone. */
export async function holdRegistration(trx: Trx, documentId: string): Promise<StoredRegistration | null> {
  const record = sql`select ${documents.id}, ${JSON.stringify(emptyRecord)}::jsonb, 0 from ${documents} where ${eq(documents.id, documentId)} for key share`;
  await trx.execute(
    sql`insert into ${registrations} (document_id, record, revision) ${record} on conflict do nothing`,
  );
  const [row] = await trx
    .select()
    .from(registrations)
    .where(eq(registrations.documentId, documentId))
    .for("update");
  return row ?? null;
}

/** The caller holds the record. */
export async function storeRegistration(
  trx: Trx,
  record: RegistrationRecord,
  change: RegistrationChange,
): Promise<void> {
  const { documentId, revision, at } = change;
  await trx
    .update(registrations)
    .set({ record, revision, savedAt: at })
    .where(eq(registrations.documentId, documentId));
  await trx.insert(registrationChanges).values(change);
}

export async function findOwnDetails(db: Queryable, userId: string): Promise<RegistrationPerson | null> {
  const [row] = await db
    .select({ details: userRegistrations.details })
    .from(userRegistrations)
    .where(eq(userRegistrations.userId, userId));
  return row?.details ?? null;
}

export async function storeOwnDetails(
  db: Queryable,
  userId: string,
  details: RegistrationPerson,
): Promise<void> {
  await db
    .insert(userRegistrations)
    .values({ userId, details })
    .onConflictDoUpdate({ target: userRegistrations.userId, set: { details } });
}

/** What goes with an account. */
export async function forgetRegistration(trx: Trx, userId: string): Promise<void> {
  for (const table of [submitters, registrationExports])
    await trx.delete(table).where(eq(table.userId, userId));
  await trx.delete(userRegistrations).where(eq(userRegistrations.userId, userId));
}
