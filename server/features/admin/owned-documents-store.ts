import { sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { languageKnown } from "#server/features/documents/index";
import type { Language } from "#shared/words/languages";

/** Of a document nobody's signature counts on, and that was never signed by everybody. */
export async function unsignedDocumentsOf(trx: Trx, ownerId: string) {
  const { rows } = await trx.execute(sql`
    select d.id, d.title, d.hidden_at is not null as "isHidden" from documents d
    where d.owner_id = ${ownerId} and d.signed_count = 0 and not exists (
      select from document_versions v where v.document_id = d.id and v.signed_at is not null)
    order by d.id for update of d`);
  return rows as { id: string; title: string; isHidden: boolean }[];
}

/** All others that are not hidden. */
export async function signedDocumentsOf(trx: Trx, ownerId: string): Promise<{ id: string }[]> {
  const { rows } = await trx.execute<{ id: string }>(sql`
    select d.id from documents d where d.owner_id = ${ownerId} and d.hidden_at is null and (d.signed_count > 0 or exists (
      select from document_versions v where v.document_id = d.id and v.signed_at is not null))
    order by d.id for update of d`);
  return rows;
}

type Bound = {
  to: { name: string; address: string } | { phone: string };
  language: Language;
  /** What is in force between them. */
  documents: { title: string; number: number }[];
};

/** An owner as they were called and reached; the phone is one that they have confirmed. */
export type FormerOwner = { id: string; name: string; email: string; phone: string | null };

/**
 * Everybody else whom a version in force of theirs binds, or who signed it in somebody's place, once each by the mailbox or, without one,
 * the number that they were reached at. Of all their documents, or of one.
 */
export async function boundToOwner(
  db: Queryable,
  { id, name: ownName, email: ownEmail, phone: ownPhone }: FormerOwner,
  documentId?: string,
): Promise<Bound[]> {
  const { rows } = await db.execute<{
    name: string;
    email: string;
    phone: string;
    language: Language;
    documents: Bound["documents"];
  }>(sql`
    with bound as (
      select signers.name, signers.email, case when signers.email = '' then signers.phone else '' end as phone,
        coalesce(${languageKnown}, 'en') as language, signers.id as signer_id, v.canonical::jsonb ->> 'title' as title,
        v.number, v.document_id
      from documents d
      join document_versions v on v.document_id = d.id and v.signed_at is not null and v.ended_at is null
      join signers on signers.version_id = v.id and not signers.leaving
      where d.owner_id = ${id} and d.hidden_at is null ${documentId ? sql`and d.id = ${documentId}` : sql``}),
    people as (
      select name, email, phone, language, title, number, document_id from bound
      union select r.name, r.email, r.phone, r.language, b.title, b.number, b.document_id
      from bound b join representatives r on r.signer_id = b.signer_id and r.ended_at is null)
    select min(name) as name, email, phone, max(language) as language, (
      select jsonb_agg(distinct jsonb_build_object('title', o.title, 'number', o.number, 'id', o.document_id))
      from people o where o.email = p.email and o.phone = p.phone) as documents
    from people p where (email <> '' or phone <> '')
      and not ((email, phone) in ((${ownEmail}, ''), ('', ${ownPhone ?? ""})) and search_fold(name) = search_fold(${ownName}))
    group by email, phone order by email, phone`);
  return rows.map(({ name, email: address, phone, language, documents }) => ({
    to: address === "" ? { phone } : { name, address },
    language,
    documents: documents.toSorted((one, other) => one.title.localeCompare(other.title)),
  }));
}
