import { and, eq, isNotNull, isNull, lte, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { documents } from "#server/db/tables/documents";
import { languageKnown } from "#server/features/documents/index";
import type { Language } from "#shared/words/languages";

const facts = {
  id: documents.id,
  title: documents.title,
  type: documents.type,
  status: documents.status,
  ownerId: documents.ownerId,
};

/** Hides a document from everybody, also from the public search; null when there is none, or it is hidden already. */
export async function hideOnce(trx: Trx, id: string, at: Date) {
  const [record] = await trx
    .update(documents)
    .set({ hiddenAt: at })
    .where(and(eq(documents.id, id), isNull(documents.hiddenAt)))
    .returning(facts);
  if (!record) return null;
  await trx.execute(sql`
    with gone as (delete from search_entries where document_id = ${id} returning *)
    insert into hidden_entries (document_id, entry) select document_id, to_jsonb(gone) - 'terms' from gone`);
  return record;
}

/** Shows it again, found by what it was found by; null when it is not hidden (any more). */
export async function showOnce(trx: Trx, id: string) {
  const isHidden = and(eq(documents.id, id), isNotNull(documents.hiddenAt));
  const [held] = await trx
    .select({ ...facts, hiddenAt: documents.hiddenAt })
    .from(documents)
    .where(isHidden)
    .for("update");
  if (!held?.hiddenAt) return null;
  await trx.update(documents).set({ hiddenAt: null }).where(isHidden);
  await trx.execute(sql`
    with kept as (delete from hidden_entries where document_id = ${id} returning entry)
    insert into search_entries (document_id, number, type, title, people, created_at, song, names)
    overriding system value
    select e.document_id, e.number, e.type, e.title, e.people, e.created_at, e.song, e.names
    from kept, jsonb_populate_record(null::search_entries, kept.entry) e`);
  return { ...held, hiddenSince: held.hiddenAt };
}

export async function findOwner(db: Queryable, ownerId: string) {
  const [owner] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner!;
}

type Reached = { name: string; email: string; phone: string; language: Language };

/**
 * Everybody who was asked to sign the version in force or the proposed one, and whoever was named in the place of one of them, but whoever
 * had sent it: each name at a mailbox once, and each number of those who have none, in the language that they are written to.
 */
export async function findAsked(db: Queryable, documentId: string, at: Date): Promise<Reached[]> {
  const { rows } = await db.execute<Reached>(sql`
    with asked as (
      select signers.*, coalesce(${languageKnown}, 'en') as written, v.sender_email, v.sender_phone, v.canonical
      from document_versions v join signers on signers.version_id = v.id
      where v.document_id = ${documentId} and v.ended_at is null
        and not signers.awaits_turn and signers.invited_at <= ${at.toISOString()}::timestamptz),
    people as (
      select name, email, case when email = '' then phone else '' end as phone, written as language, invited_at as since,
        canonical, sender_email, sender_phone from asked
      union all select r.name, r.email, r.phone, r.language, r.named_at, canonical, sender_email, sender_phone
      from asked join representatives r on r.signer_id = asked.id and r.ended_at is null)
    select distinct on (email, phone, called) name, email, phone, language
    from people, lateral (select case when email = '' then '' else search_fold(name) end as called) folded
    where (email <> '' or phone <> '') and not coalesce(
      case when email = sender_email or (email = '' and phone = sender_phone)
        then search_fold(name) = search_fold(canonical::jsonb #>> '{sentBy,name}') end, false)
    order by email, phone, called, since desc`);
  return rows;
}

/** Those that were hidden at `before` or earlier, longest hidden first. */
export async function findHiddenSince(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const records = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(isNotNull(documents.hiddenAt), lte(documents.hiddenAt, before)))
    .orderBy(documents.hiddenAt)
    .limit(limit);
  return records.map(({ id }) => id);
}

/** False when it was restored meanwhile. */
export async function purgeHidden(trx: Trx, id: string, before: Date): Promise<boolean> {
  const gone = await trx
    .delete(documents)
    .where(and(eq(documents.id, id), isNotNull(documents.hiddenAt), lte(documents.hiddenAt, before)))
    .returning({ id: documents.id });
  return gone.length === 1;
}
