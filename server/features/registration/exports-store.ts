import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from "#server/orm";
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

export type ExportRecord = typeof registrationExports.$inferSelect;
type AcknowledgementRecord = typeof registrationAcknowledgements.$inferSelect;

export async function findSubmitter(db: Queryable, userId: string): Promise<Submitter | null> {
  const { name, ipiNameNumber, senderCode } = submitters;
  const [found] = await db
    .select({ name, ipiNameNumber, senderCode })
    .from(submitters)
    .where(eq(submitters.userId, userId));
  return found ?? null;
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

/**
 * The songs that a file notifies as new were notified by it. False when one of them was by another file. Where it is not marked by which, it
 * is marked with when a file was made, or, before 28 November 2026, downloaded: that is no file's moment, and any made until then may have
 * been the one.
 */
export async function markNotified(
  trx: Trx,
  numbers: readonly number[],
  { id, madeAt }: Pick<ExportRecord, "id" | "madeAt">,
): Promise<boolean> {
  const { documentId, number, notifiedAt, notifiedBy } = registrationWorks;
  const theirs = inArray(number, [...numbers]);
  await trx
    .update(registrationWorks)
    .set({ notifiedAt: madeAt, notifiedBy: id })
    .where(and(theirs, isNull(notifiedAt)));
  const [marked] = await trx
    .select({ number })
    .from(registrationWorks)
    .where(and(theirs, ne(notifiedBy, id)))
    .limit(1);
  if (marked) return false;
  const { exportId } = registrationExportDocuments;
  const [byAnother] = await trx
    .select({ number })
    .from(registrationWorks)
    .innerJoin(registrationExportDocuments, eq(registrationExportDocuments.documentId, documentId))
    .innerJoin(
      registrationExports,
      and(eq(registrationExports.id, exportId), eq(registrationExports.format, "cwr22")),
    )
    .where(
      and(
        theirs,
        isNull(notifiedBy),
        ne(notifiedAt, madeAt),
        or(eq(registrationExports.madeAt, notifiedAt), lt(notifiedAt, madeAt)),
      ),
    )
    .limit(1);
  return byAnother === undefined;
}

/** Of one account's parties one file after the other, until the transaction ends. */
export async function holdParties(trx: Trx, userId: string): Promise<void> {
  await trx.execute(sql`select pg_advisory_xact_lock(${PARTY_LOCKS}::int, hashtext(${userId}))`);
}

/** Any number: that of parties among the advisory locks of this database. */
const PARTY_LOCKS = 20_260_003;

/**
 * The number of each party of each song: that by which the surest of its identities is known that is no other party's of the song, else a
 * new one. From then on it is known by all of them. The caller holds the parties.
 */
export async function numberParties(
  trx: Trx,
  songs: readonly (readonly (readonly string[])[])[],
): Promise<number[][]> {
  const rows = await trx
    .select()
    .from(registrationParties)
    .where(inArray(registrationParties.identity, [...new Set(songs.flat(2))]));
  const known = new Map(rows.map(({ identity, number }) => [identity, number]));
  const isNew = ([surest = ""]: readonly string[]) => !known.has(surest);
  const drawn = await trx.execute<{ number: string }>(
    sql`select nextval('registration_parties_number_seq') as number from generate_series(1, ${songs.flat().filter(isNew).length}::int)`,
  );
  const unused = drawn.rows.map(({ number }) => Number(number));
  const numbers = songs.map((parties) => {
    const taken = new Set(parties.map(([surest = ""]) => known.get(surest)));
    return parties.map(([surest = "", ...others]) => {
      const weaker = others.map((identity) => known.get(identity)).find((one) => one && !taken.has(one));
      const number = known.get(surest) ?? weaker ?? unused.shift()!;
      taken.add(number);
      for (const identity of [surest, ...others]) if (!known.has(identity)) known.set(identity, number);
      return number;
    });
  });
  const pairs = JSON.stringify([...known].map(([identity, number]) => ({ identity, number })));
  await trx.execute(sql`
    insert into ${registrationParties} (identity, number) overriding system value
    select identity, number from jsonb_to_recordset(${pairs}::jsonb) as given(identity text, number bigint)
    on conflict do nothing`);
  return numbers;
}

/** The next number of a sender's files in a year: two at once wait for each other. */
export async function nextFileNumber(trx: Trx, senderCode: string, year: number): Promise<number> {
  const [found] = await trx
    .insert(registrationFileNumbers)
    .values({ senderCode, year, number: 1 })
    .onConflictDoUpdate({
      target: [registrationFileNumbers.senderCode, registrationFileNumbers.year],
      set: { number: sql`${registrationFileNumbers.number} + 1` },
    })
    .returning({ number: registrationFileNumbers.number });
  return found!.number;
}

export async function findExport(db: Queryable, id: string): Promise<ExportRecord | null> {
  const [found] = await db.select().from(registrationExports).where(eq(registrationExports.id, id));
  return found ?? null;
}

/** False when the id exists already. */
export async function insertExport(
  trx: Trx,
  record: Omit<ExportRecord, "sha256">,
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

export async function insertAcknowledgements(trx: Trx, rows: AcknowledgementRecord[]): Promise<void> {
  if (rows.length > 0) await trx.insert(registrationAcknowledgements).values(rows).onConflictDoNothing();
}

export function acknowledgementsOf(db: Queryable, documentId: string): Promise<AcknowledgementRecord[]> {
  return db
    .select()
    .from(registrationAcknowledgements)
    .where(eq(registrationAcknowledgements.documentId, documentId))
    .orderBy(asc(registrationAcknowledgements.processedOn), asc(registrationAcknowledgements.readAt));
}
