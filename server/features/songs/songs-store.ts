import { and, eq, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { documentVersions } from "#server/db/tables/documents";
import { registrations } from "#server/db/tables/registration";
import { signatures, signers } from "#server/db/tables/signing";
import { songLinks, songWaivers } from "#server/db/tables/songs";
import { isReader, type Reader } from "#server/features/documents/index";
import type { DocumentStatus, DocumentType } from "#shared/domain/document-status";
import type { Link } from "#shared/domain/songs/match";

/** A document as its reader may read it, without the text of an agreement that stands as it was drafted: that is long, and not compared. */
export type PaperRecord = {
  id: string;
  type: DocumentType;
  title: string;
  status: DocumentStatus;
  access: "owner" | "signer";
  signerCount: number;
  signedCount: number;
  /** The version in force, else the one that is proposed; null of what was never sent. */
  canonical: string | null;
  /** Of the reader's own. */
  draft: unknown;
  sentAt: string | null;
  signedAt: string | null;
  signings: { sentAt: string; signedAt: string }[];
  /** On that version. */
  signatures: { name: string; email: string; signedAt: string; record: string | null }[];
  reached: { key: string | null; email: string; isReader: boolean }[];
  record: unknown;
};

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const isSheet = sql.raw("d.type = 'split_sheet'");

/** The documents that were sent to the reader's confirmed address or number. */
export const sentTo = (reader: Reader) => sql`
  select s.document_id from ${signers} s join ${documentVersions} v on v.id = s.version_id
  where ${isReader("s", reader)} and v.ended_at is null`;

/** The text of an agreement is long, and songs are not found by it. */
export const canonicalOf = (version: string) =>
  sql`case when ${isSheet} then ${sql.raw(`${version}.canonical`)}
    else jsonb_set(${sql.raw(`${version}.canonical`)}::jsonb, '{content,generatedAgreement}', '""')::text end`;
export const draftColumn = sql`
  case when ${isSheet} then d.content else jsonb_set(d.content, '{generatedAgreement}', '""') end`;

/** The text that our clauses wrote says what its form says; one that was written or changed by hand is held against it. */
const isByHand = (content: string) =>
  sql.raw(
    `(${content} ->> 'editedAt' is not null or ${content} ->> 'draftedBy' is distinct from 'clause_library')`,
  );

/** Those of the documents that the reader may read: their own, and what was sent to their confirmed address; the oldest first. */
export async function findPapers(
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
): Promise<PaperRecord[]> {
  if (ids.length === 0) return [];
  const { userId } = reader;
  const { rows } = await db.execute<PaperRecord>(sql`
    select d.id, d.type, d.title, d.status, d.signer_count as "signerCount", d.signed_count as "signedCount",
      case when d.owner_id = ${userId} then 'owner' else 'signer' end as access,
      case when ${isByHand("v.canonical::jsonb -> 'content'")} then v.canonical else ${canonicalOf("v")} end as canonical,
      case when d.owner_id <> ${userId} then null
        when ${isByHand("d.content")} then d.content else ${draftColumn} end as draft,
      ${iso("v.sent_at")} as "sentAt", ${iso("v.signed_at")} as "signedAt",
      coalesce((select json_agg(json_build_object('sentAt', ${iso("w.sent_at")}, 'signedAt', ${iso("w.signed_at")}) order by w.number)
        from ${documentVersions} w where w.document_id = d.id and w.signed_at is not null), '[]') as signings,
      coalesce((select json_agg(json_build_object('name', s.name, 'email', s.email, 'signedAt', ${iso("g.signed_at")}, 'record', g.record))
        from ${signers} s join ${signatures} g on g.signer_id = s.id where s.version_id = v.id), '[]') as signatures,
      coalesce((select json_agg(json_build_object('key', s.key, 'email', s.email, 'isReader', coalesce(${isReader("s", reader)}, false)))
        from ${signers} s where s.version_id = v.id), '[]') as reached,
      r.record
    from ${documents} d
    left join lateral (
      select n.* from ${documentVersions} n
      where n.document_id = d.id and n.ended_at is null and (n.signed_at is not null or d.status <> 'draft')
      order by n.signed_at is null limit 1) v on true
    left join ${registrations} r on r.document_id = d.id
    where d.id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))
      and (d.owner_id = ${userId} or d.id in (${sentTo(reader)}))
    order by d.created_at, d.id`);
  return rows;
}

export function findLinks(db: Queryable, userId: string): Promise<Link[]> {
  const { one, other, belongs } = songLinks;
  return db.select({ one, other, belongs }).from(songLinks).where(eq(songLinks.userId, userId));
}

/** Puts each of the pairs together, or apart. The documents are there. */
export async function storeLinks(trx: Trx, userId: string, links: readonly Link[], at: Date): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ one, other, belongs }) => ({
    userId,
    one: one < other ? one : other,
    other: one < other ? other : one,
    belongs,
    at,
  }));
  await trx
    .insert(songLinks)
    .values(rows)
    .onConflictDoUpdate({
      target: [songLinks.userId, songLinks.one, songLinks.other],
      set: { belongs: sql`excluded.belongs`, at: sql`excluded.at` },
    });
}

export type Waiver = typeof songWaivers.$inferSelect;

export function findWaivers(db: Queryable, userId: string): Promise<Waiver[]> {
  return db.select().from(songWaivers).where(eq(songWaivers.userId, userId));
}

export async function storeWaiver(db: Queryable, waiver: Waiver): Promise<void> {
  const { reason, at } = waiver;
  await db
    .insert(songWaivers)
    .values(waiver)
    .onConflictDoUpdate({ target: [songWaivers.userId, songWaivers.contradiction], set: { reason, at } });
}

export async function removeWaiver(db: Queryable, userId: string, contradiction: string): Promise<void> {
  await db
    .delete(songWaivers)
    .where(and(eq(songWaivers.userId, userId), eq(songWaivers.contradiction, contradiction)));
}

/** What goes with an account. */
export async function forgetSongs(trx: Trx, userId: string): Promise<void> {
  for (const table of [songLinks, songWaivers]) await trx.delete(table).where(eq(table.userId, userId));
}
