import { asc, desc, eq, gt, inArray, lte, sql, and } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { auditEvents } from "#server/db/tables/documents";
import {
  checkpointTimeStamps,
  entrySalts,
  logCheckpoints,
  logEntries,
  logHead,
  logKeys,
  logNodes,
  logPending,
} from "#server/db/tables/transparency";

export type Head = Pick<typeof logHead.$inferSelect, "origin" | "size" | "peaks">;
export type Checkpoint = typeof logCheckpoints.$inferSelect;

/** The head of the log, locked until the transaction ends: nobody else adds to it meanwhile. Begins the log where there is none. */
export async function lockHead(trx: Trx, origin: string): Promise<Head> {
  await trx
    .insert(logHead)
    .values({ origin, peaks: Buffer.alloc(0) })
    .onConflictDoNothing();
  const [head] = await trx.select().from(logHead).for("update");
  return head!;
}

export async function moveHead(trx: Trx, { origin, size, peaks }: Head): Promise<void> {
  await trx.update(logHead).set({ origin, size, peaks });
}

export type PendingEvent = { eventId: number; documentId: string; hash: string };

/** Takes as many of those that wait as are asked for, the oldest first; `gone` are ids of events that somebody has taken out. */
export async function takePending(
  trx: Trx,
  limit: number,
): Promise<{ events: PendingEvent[]; gone: number[] }> {
  const waiting = trx.select().from(logPending).orderBy(asc(logPending.eventId)).limit(limit);
  const taken = await trx.delete(logPending).where(inArray(logPending.eventId, waiting)).returning();
  const ids = taken.map(({ eventId }) => eventId);
  const { id, documentId, hash } = auditEvents;
  const events = await trx
    .select({ eventId: id, documentId, hash })
    .from(auditEvents)
    .where(inArray(id, ids))
    .orderBy(asc(id));
  const found = new Set(events.map(({ eventId }) => eventId));
  return { events, gone: ids.filter((one) => !found.has(one)) };
}

export async function isAnythingPending(db: Queryable): Promise<boolean> {
  return (await db.select().from(logPending).limit(1)).length > 0;
}

type Entry = { index: number; eventId: number; documentId: string; entry: Buffer; salt: Buffer };

export async function insertEntries(trx: Trx, entries: readonly Entry[]): Promise<void> {
  const hex = (buffers: Buffer[]) => buffers.map((one) => one.toString("hex"));
  await trx.execute(sql`
    insert into log_entries (index, event_id, entry)
    select index, event_id, decode(entry, 'hex') from unnest(
      ${sql.param(entries.map(({ index }) => index))}::bigint[],
      ${sql.param(entries.map(({ eventId }) => eventId))}::bigint[],
      ${sql.param(hex(entries.map(({ entry }) => entry)))}::text[]) as one (index, event_id, entry)`);
}

/** A document that is gone, or goes at this moment, gets none. Last in its transaction: who signs a document waits for it. */
export async function insertSalts(trx: Trx, entries: readonly Entry[]): Promise<void> {
  await trx.execute(sql`
    insert into entry_salts (event_id, document_id, salt)
    select one.event_id, d.id, decode(one.salt, 'hex') from unnest(
      ${sql.param(entries.map(({ eventId }) => eventId))}::bigint[],
      ${sql.param(entries.map(({ documentId }) => documentId))}::uuid[],
      ${sql.param(entries.map(({ salt }) => salt.toString("hex")))}::text[]) as one (event_id, document_id, salt)
    join documents d on d.id = one.document_id for key share of d`);
}

export async function insertNodes(trx: Trx, nodes: readonly (typeof logNodes.$inferInsert)[]): Promise<void> {
  if (nodes.length > 0) await trx.insert(logNodes).values([...nodes]);
}

export async function insertCheckpoint(trx: Trx, checkpoint: Checkpoint): Promise<void> {
  await trx.insert(logCheckpoints).values(checkpoint);
}

/** Notes by which keys checkpoints are verified. */
export async function keepKeys(trx: Trx, verifierKeys: readonly string[], at: Date): Promise<void> {
  const keys = verifierKeys.map((verifierKey) => ({ verifierKey, firstUsedAt: at }));
  await trx.insert(logKeys).values(keys).onConflictDoNothing();
}

export function listKeys(db: Queryable) {
  return db.select().from(logKeys).orderBy(desc(logKeys.firstUsedAt), asc(logKeys.verifierKey));
}

/** The newest checkpoint, or that of a size. */
export async function findCheckpoint(db: Queryable, size?: number): Promise<Checkpoint | null> {
  const [checkpoint] = await db
    .select()
    .from(logCheckpoints)
    .where(size === undefined ? undefined : eq(logCheckpoints.size, size))
    .orderBy(desc(logCheckpoints.size))
    .limit(1);
  return checkpoint ?? null;
}

export async function findTimeStamp(db: Queryable, size: number) {
  const [stamp] = await db.select().from(checkpointTimeStamps).where(eq(checkpointTimeStamps.size, size));
  return stamp ?? null;
}

/** The size of the first checkpoint with a time stamp in whose tree an entry stands. */
export async function findStampedBehind(db: Queryable, index: number): Promise<number | null> {
  const [stamp] = await db
    .select({ size: checkpointTimeStamps.size })
    .from(checkpointTimeStamps)
    .where(gt(checkpointTimeStamps.size, index))
    .orderBy(asc(checkpointTimeStamps.size))
    .limit(1);
  return stamp?.size ?? null;
}

/** Where events of a document stand in the log, with what ties the entries to them. */
export function listPlaces(db: Queryable, eventIds: readonly number[]) {
  const { index, eventId } = logEntries;
  return db
    .select({ eventId, index, salt: entrySalts.salt })
    .from(logEntries)
    .innerJoin(entrySalts, eq(entrySalts.eventId, eventId))
    .where(inArray(eventId, [...eventIds]));
}

export async function insertTimeStamp(
  db: Queryable,
  stamp: typeof checkpointTimeStamps.$inferInsert,
): Promise<void> {
  await db.insert(checkpointTimeStamps).values(stamp).onConflictDoNothing();
}

/**
 * Of leaves and kept subtrees whose numbers lie in the ranges: for each range the hashes that are there, in their order. Each range is
 * looked up by itself: as a join Postgres reads all subtrees that there are.
 */
export async function readKept(
  db: Queryable,
  ranges: readonly { level: number; from: number; until: number }[],
): Promise<Buffer[][]> {
  const { rows } = await db.execute<{ hashes: Buffer | null }>(sql`
    select case when level = 0
      then (select string_agg(e.entry, '' order by e.index) from log_entries e where e.index >= first and e.index < behind)
      else (select string_agg(n.hash, '' order by n.index) from log_nodes n
        where n.level = one.level and n.index >= first and n.index < behind) end as hashes
    from unnest(
      ${sql.param(ranges.map(({ level }) => level))}::int[],
      ${sql.param(ranges.map(({ from }) => from))}::bigint[],
      ${sql.param(ranges.map(({ until }) => until))}::bigint[]) with ordinality as one (level, first, behind, nth)
    order by nth`);
  return rows.map(({ hashes }) => (hashes ? hashesIn(hashes) : []));
}

const HASH_BYTES = 32;

const hashesIn = (bytes: Buffer) =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, at) =>
    bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  );

/* For the audit, which goes through the whole log in pages. */

export async function readHead(db: Queryable): Promise<Head | null> {
  const [head] = await db.select().from(logHead);
  return head ?? null;
}

/** Entries from an index on, with what they were made of, where that is still known. */
export function pageOfEntries(db: Queryable, from: number, limit: number) {
  const { index, entry, eventId } = logEntries;
  return db
    .select({ index, entry, hash: auditEvents.hash, salt: entrySalts.salt })
    .from(logEntries)
    .leftJoin(auditEvents, eq(auditEvents.id, eventId))
    .leftJoin(entrySalts, eq(entrySalts.eventId, eventId))
    .where(sql`${index} >= ${from}`)
    .orderBy(asc(index))
    .limit(limit);
}

/** Checkpoints behind a size, up to another. */
export function checkpointsBetween(db: Queryable, after: number, upTo: number): Promise<Checkpoint[]> {
  const { size } = logCheckpoints;
  return db
    .select()
    .from(logCheckpoints)
    .where(and(gt(size, after), lte(size, upTo)))
    .orderBy(asc(size));
}

/** How many kept subtrees there are, and events that neither have a place nor wait for one. */
export async function countStrays(db: Queryable): Promise<{ nodes: number; events: number }> {
  const { rows } = await db.execute<{ nodes: number; events: number }>(sql`
    select (select count(*)::int from log_nodes) as nodes,
      (select count(*)::int from audit_events a
        where not exists (select from log_entries e where e.event_id = a.id)
        and not exists (select from log_pending p where p.event_id = a.id)) as events`);
  return rows[0]!;
}
