import { asc, inArray, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { documentVersions } from "#server/db/tables/documents";
import { registrations } from "#server/db/tables/registration";
import { songKeys, songKeysDue } from "#server/db/tables/songs";
import type { Reader } from "#server/features/documents/index";
import { canonicalOf, draftColumn, sentTo } from "#server/features/songs/songs-store";
import type { DocumentType } from "#shared/domain/document-status";

/** All that a document says to whoever may read it: its draft, and what is proposed and in force. */
export type KeyedDocument = {
  id: string;
  ownerId: string;
  type: DocumentType;
  title: string;
  draft: unknown;
  canonicals: string[];
  record: unknown;
};

const AT_ONCE = 200;
/** Papers of one song, the newest: more of one title are read by nobody. */
const AT_MOST = 500;

const mayRead = (reader: Reader, id: ReturnType<typeof sql.raw>) => sql`
  (exists (select from ${documents} d where d.id = ${id} and d.owner_id = ${reader.userId})
    or ${id} in (${sentTo(reader)}))`;

/** Makes the keys that are due among what the reader may read. What is written meanwhile is due again. */
export async function makeDueKeys(
  db: Db,
  reader: Reader,
  keysOf: (document: KeyedDocument) => readonly string[],
): Promise<void> {
  for (;;) {
    const due = await db.execute<{ id: string }>(sql`
      select k.document_id as id from ${songKeysDue} k
      where ${mayRead(reader, sql.raw("k.document_id"))} order by 1 limit ${AT_ONCE}`);
    const ids = due.rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.transaction((trx) => makeKeys(trx, ids, keysOf));
  }
}

async function makeKeys(
  trx: Trx,
  ids: string[],
  keysOf: (document: KeyedDocument) => readonly string[],
): Promise<void> {
  // The documents first, as whoever writes or deletes one holds it first.
  await trx
    .select()
    .from(documents)
    .where(inArray(documents.id, ids))
    .orderBy(asc(documents.id))
    .for("key share");
  const { documentId } = songKeysDue;
  const held = trx.select().from(songKeysDue).where(inArray(documentId, ids)).orderBy(asc(documentId));
  const taken = (await held.for("update")).map((row) => row.documentId);
  if (taken.length === 0) return;
  await trx.delete(songKeysDue).where(inArray(documentId, taken));
  await trx.delete(songKeys).where(inArray(songKeys.documentId, taken));
  const { rows } = await trx.execute<KeyedDocument>(sql`
    select d.id, d.owner_id as "ownerId", d.type, d.title, ${draftColumn} as draft, r.record,
      coalesce((select json_agg(${canonicalOf("v")}) from ${documentVersions} v
        where v.document_id = d.id and v.ended_at is null), '[]') as canonicals
    from ${documents} d left join ${registrations} r on r.document_id = d.id
    where d.id = any(array(select jsonb_array_elements_text(
      ${JSON.stringify(taken)}::jsonb)::uuid))`);
  const keys = rows.flatMap((row) =>
    [...new Set(keysOf(row))].map((key) => ({ documentId: row.id, ownerId: row.ownerId, key })),
  );
  await trx.execute(sql`
    insert into ${songKeys} (document_id, owner_id, key)
    select "documentId", "ownerId", key from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as given("documentId" uuid, "ownerId" uuid, key text) on conflict do nothing`);
}

/** What the reader may read that has one of the keys. */
export async function findByKeys(db: Queryable, reader: Reader, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const isWanted = sql`k.key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from ${documents} d where d.id in (
      select k.document_id from ${songKeys} k where k.owner_id = ${reader.userId} and ${isWanted}
      union select k.document_id from (${sentTo(reader)}) m join ${songKeys} k on k.document_id = m.document_id and ${isWanted})
    order by d.created_at desc, d.id limit ${AT_MOST}`);
  return rows.map(({ id }) => id);
}
