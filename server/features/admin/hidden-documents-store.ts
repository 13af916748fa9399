import { and, desc, eq, isNotNull, isNull, lte, ne, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { documents, documentVersions } from "#server/db/tables/documents";
import { representatives, signers } from "#server/db/tables/signing";
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
  const [record] = await trx
    .update(documents)
    .set({ hiddenAt: null })
    .where(and(eq(documents.id, id), isNotNull(documents.hiddenAt)))
    .returning(facts);
  if (!record) return null;
  await trx.execute(sql`
    with kept as (delete from hidden_entries where document_id = ${id} returning entry)
    insert into search_entries (document_id, number, type, title, people, created_at, song, names)
    overriding system value
    select e.document_id, e.number, e.type, e.title, e.people, e.created_at, e.song, e.names
    from kept, jsonb_populate_record(null::search_entries, kept.entry) e`);
  return record;
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

/** Everybody with an address on the version in force or on the proposed one, once each, in the language each is written to. */
export function findAsked(db: Queryable, documentId: string) {
  return db
    .selectDistinctOn([signers.name, signers.email], {
      name: signers.name,
      email: signers.email,
      language: sql<Language>`coalesce(${languageKnown}, 'en')`,
    })
    .from(signers)
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        isNull(documentVersions.endedAt),
        ne(signers.email, ""),
      ),
    )
    .orderBy(signers.name, signers.email, desc(signers.invitedAt));
}

/** The same of those with a number alone. */
export function findAskedByPhone(db: Queryable, documentId: string) {
  return db
    .selectDistinctOn([signers.phone], {
      phone: signers.phone,
      language: sql<Language>`coalesce(${languageKnown}, 'en')`,
    })
    .from(signers)
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        isNull(documentVersions.endedAt),
        eq(signers.email, ""),
        ne(signers.phone, ""),
      ),
    )
    .orderBy(signers.phone, desc(signers.invitedAt));
}

/** Whoever was named to sign in the place of somebody on such a version, once for each address or number. */
export function findNamed(db: Queryable, documentId: string) {
  const { name, email, phone, language } = representatives;
  return db
    .selectDistinctOn([email, phone], { name, email, phone, language })
    .from(representatives)
    .innerJoin(signers, eq(signers.id, representatives.signerId))
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        isNull(documentVersions.endedAt),
        isNull(representatives.endedAt),
      ),
    )
    .orderBy(email, phone, desc(representatives.namedAt));
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
