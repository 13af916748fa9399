import {
  alias,
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { plan } from "#server/db/plan";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { documents as allDocuments, documentVersions } from "#server/db/tables/documents";
import { signatures, signers } from "#server/db/tables/signing";
import type { Reader } from "#server/features/documents/reader";
import type { DocumentSummary } from "#shared/contract/documents";
import { documentTransitions, type DocumentAction } from "#shared/domain/document-status";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import type { Language } from "#shared/words/languages";

/** Its `content` is as it was stored: `readDraft` reads it. */
export type DocumentRecord = typeof documents.$inferSelect;
export type VersionRecord = typeof documentVersions.$inferSelect;

/**
 * A document with its owner's name, the version in force, and the version it shows: the one that was sent last, null of a draft. Signers
 * are not shown a draft: to them the document is its version in force meanwhile.
 */
export type DocumentDetails = DocumentRecord & {
  ownerFirstName: string;
  ownerLastName: string;
  access: "owner" | "signer";
  version: VersionRecord | null;
  /** How the people of that version are reached. */
  people: { key: string | null; email: string }[];
  versionInForce: VersionRecord | null;
  returned: DocumentSummary["returned"];
  consent: DocumentSummary["consent"];
  toSign: boolean;
};

/** What may happen only from some statuses, as a condition of the UPDATE that does it. */
export function allows(action: DocumentAction) {
  return inArray(documents.status, [...documentTransitions[action].from]);
}

/** Everybody has signed it, and no later one: it binds. */
export const isInForce = and(isNotNull(documentVersions.signedAt), isNull(documentVersions.endedAt));

/** A value of a statement, or where it stands in one that is planned once. */
export type Value = SQLWrapper | string | null;
/** A reader, whose values stand or are planned. */
export type Asking = Record<keyof Reader, Value>;

/**
 * Whether a signer is who asks: by a confirmed address, or by a confirmed number, to which it was sent while that was theirs. `s` names
 * the signers in the statement.
 */
export function isReader(s: string, { confirmedEmail, confirmedPhone, phoneSince, phoneUntil }: Asking): SQL {
  const column = (name: string) => sql.raw(`${s}.${name}`);
  const byEmail = sql`${column("email")} = ${confirmedEmail}::text`;
  if (confirmedPhone === null) return byEmail;
  const wasTheirs = (at: string) =>
    sql`${column(at)} between ${phoneSince}::timestamptz and ${phoneUntil}::timestamptz`;
  return sql`(${byEmail} or (${column("phone")} = ${confirmedPhone}::text and ${column("phone")} <> ''
    and (${wasTheirs("invited_at")} or ${wasTheirs("reminded_at")})))`;
}

/** Where the values of a reader stand in a planned statement; who has no number is asked nothing of it. */
export const plannedReader = ({ hasPhone }: { hasPhone: boolean }): Asking => ({
  userId: sql.placeholder("userId"),
  confirmedEmail: sql.placeholder("confirmedEmail"),
  confirmedPhone: hasPhone ? sql.placeholder("confirmedPhone") : null,
  phoneSince: hasPhone ? sql.placeholder("phoneSince") : null,
  phoneUntil: hasPhone ? sql.placeholder("phoneUntil") : null,
});

/** To whom a version was sent that is proposed or in force. */
const sentTo = (reader: Reader) => sql`
  exists (
    select 1 from ${signers} s join ${documentVersions} v on v.id = s.version_id
    where s.document_id = ${documents.id} and ${isReader("s", reader)} and v.ended_at is null)`;

export const isoTime = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Why a draft that was sent is one again: how its newest version ended or, where that is in force, who asked everybody to have it
 * changed. `d` names the documents in the statement.
 */
const returnedOf = (d: string) => `
  case when ${d}.status = 'draft' and ${d}.version_number > 0 then (
    select json_build_object('because', coalesce(v.ended_because, 'amended'),
      'at', ${isoTime("coalesce(v.ended_at, asked.decided_at)")}, 'reason', coalesce(v.end_reason, asked.reason),
      'by', coalesce(s.name, trim(u.first_name || ' ' || u.last_name), ''))
    from document_versions v
    left join lateral (
      select r.decided_at, r.reason, r.requested_by from consent_requests r
      where v.ended_at is null and r.document_id = v.document_id and r.version_id = v.id
        and r.purpose = 'amendment' and r.status = 'approved'
      order by r.decided_at desc limit 1) asked on true
    left join signers s on s.id = v.ended_by
    left join users u on u.id = coalesce(v.ended_by, asked.requested_by)
    where v.document_id = ${d}.id and v.number = ${d}.version_number
      and (v.ended_at is not null or asked.decided_at is not null)) end`;

/** The version in force as `v`, in a subselect of its document. */
const inForce = (d: string) => `
  from document_versions v where v.document_id = ${d}.id and v.signed_at is not null and v.ended_at is null`;
const inForceOf = (d: string) => `
  case when ${d}.version_number > 0 then (
    select json_build_object('version', v.number, 'signedAt', ${isoTime("v.signed_at")}) ${inForce(d)}) end`;

/**
 * What was asked last of those on the version in force, while it is news: an open question, a refusal, or the day the document goes.
 */
const consentOf = (d: string) => `
  case when ${d}.version_number > 0 then (
    select case when r.status <> 'cancelled' and (r.status <> 'approved' or r.purpose = 'deletion') then
      json_build_object('purpose', r.purpose, 'status', r.status, 'confirmedCount', r.confirmed_count,
        'totalConfirmations', r.confirmations_required, 'at', ${isoTime("coalesce(r.decided_at, r.requested_at)")},
        'scheduledDeletionDate', ${isoTime("r.scheduled_at")}, 'rejectedBy', (
          select s.name from consent_answers a join signers s on s.id = a.signer_id
          where a.request_id = r.id and a.answer = 'rejected' limit 1)) end
    from consent_requests r join document_versions v on v.id = r.version_id
    where r.document_id = ${d}.id and v.ended_at is null order by r.requested_at desc limit 1) end`;

/** Whether who asks still has to sign what is out for signing. `d` names the documents. */
export const toSignOf = (d: string, reader: Asking) => sql`
  case when ${sql.raw(d)}.status in ('pending', 'partially_signed') then exists (
    select 1 from signers s join document_versions v on v.id = s.version_id
    where s.document_id = ${sql.raw(d)}.id and ${isReader("s", reader)} and v.number = ${sql.raw(d)}.version_number
      and v.ended_at is null and not s.awaits_turn and not exists (select 1 from signatures g where g.signer_id = s.id)) else false end`;

const columnsForAll = `d.id, d.type, ${isoTime("d.created_at")} as "createdAt", ${inForceOf("d")} as "inForce",
  ${consentOf("d")} as consent`;
export const ownColumns = sql.raw(`${columnsForAll}, d.title, d.status, d.signer_count as "signerCount",
  d.signed_count as "signedCount", ${returnedOf("d")} as returned`);
/**
 * Whether somebody has the version in force in their hands and not what is drafted or proposed beside it: a draft is its owner's, and who
 * has left by the one in force is not asked about the next. `newest` is the number of the newest version that they are on.
 */
export const holdsOneInForce = (newest: SQL) => sql`(d.status = 'draft' or d.version_number > ${newest})`;
const insteadOf = (shown: string, held: string, isHeld: SQL) =>
  sql`case when ${isHeld} then (${sql.raw(held)} ${sql.raw(inForce("d"))}) else ${sql.raw(shown)} end`;
const countSigners = "select (select count(*)::int from signers s where s.version_id = v.id)";
export const receivedColumns = (isHeld: SQL) => sql`${sql.raw(columnsForAll)},
  ${insteadOf("d.title", "select v.canonical::json ->> 'title'", isHeld)} as title,
  case when ${isHeld} then 'fully_signed' else d.status end as status,
  ${insteadOf("d.signer_count", countSigners, isHeld)} as "signerCount",
  ${insteadOf("d.signed_count", countSigners, isHeld)} as "signedCount", null::json as returned`;

const own = (reader: Asking) => sql`
  select ${ownColumns}, 'owner' as access, ${toSignOf("d", reader)} as "toSign" from ${documents} d
  where d.owner_id = ${reader.userId}`;
const newestSent = (reader: Asking) => sql`(
  select max(v.number) from ${signers} s join ${documentVersions} v on v.id = s.version_id
  where s.document_id = d.id and ${isReader("s", reader)} and v.ended_at is null)`;
const received = (reader: Asking) => sql`
  select ${receivedColumns(holdsOneInForce(newestSent(reader)))}, 'signer' as access, ${toSignOf("d", reader)} as "toSign" from ${documents} d
  where d.owner_id <> ${reader.userId} and d.id in (
    select s.document_id from ${signers} s join ${documentVersions} v on v.id = s.version_id
    where ${isReader("s", reader)} and v.ended_at is null)`;
const newestFirst = sql`order by "createdAt" desc, id`;

const [byEmail, byBoth] = [plannedReader({ hasPhone: false }), plannedReader({ hasPhone: true })];
const planList = (name: string, statement: SQL) =>
  plan<DocumentSummary>(name, sql`${statement} ${newestFirst}`);
const listOwn = planList("list_own_documents", own(byEmail));
const listAll = planList("list_documents", sql`${own(byEmail)} union all ${received(byEmail)}`);
const listOfBoth = planList("list_documents_of_both", sql`${own(byBoth)} union all ${received(byBoth)}`);

/** Newest first; times leave the database as the ISO text that the response carries. */
export function listDocuments(db: Db, reader: Reader): Promise<DocumentSummary[]> {
  if (reader.confirmedPhone !== null) return listOfBoth(db, reader);
  return reader.confirmedEmail === null ? listOwn(db, reader) : listAll(db, reader);
}

const reachedPeople = sql<DocumentDetails["people"]>`coalesce((
  select json_agg(json_build_object('key', s.key, 'email', s.email)) from ${signers} s
  where s.version_id = ${documentVersions.id}), '[]')`;
const binding = alias(documentVersions, "in_force");

/** Whether anything may have been sent to them. */
const isAnybody = ({ confirmedEmail, confirmedPhone }: Reader) =>
  confirmedEmail !== null || confirmedPhone !== null;

/** The document if the reader owns it or was asked to sign it, else null. */
export async function findDocument(
  db: Queryable,
  id: string,
  reader: Reader,
): Promise<DocumentDetails | null> {
  const mine = eq(documents.ownerId, reader.userId);
  const [record] = await db
    .select({
      document: documents,
      version: documentVersions,
      people: reachedPeople,
      versionInForce: binding,
      returned: sql<DocumentSummary["returned"]>`${sql.raw(returnedOf("documents"))}`,
      consent: sql<DocumentSummary["consent"]>`${sql.raw(consentOf("documents"))}`,
      toSign: sql<boolean>`${toSignOf("documents", reader)}`,
      firstName: users.firstName,
      lastName: users.lastName,
      isOnShown: sql<boolean>`exists (select 1 from ${signers} s where s.version_id = ${documentVersions.id} and ${isReader("s", reader)})`,
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .leftJoin(
      documentVersions,
      and(
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.number, documents.versionNumber),
        isNull(documentVersions.endedAt),
        ne(documents.status, "draft"),
      ),
    )
    .leftJoin(
      binding,
      and(eq(binding.documentId, documents.id), isNotNull(binding.signedAt), isNull(binding.endedAt)),
    )
    .where(and(eq(documents.id, id), isAnybody(reader) ? sql`(${mine} or (${sentTo(reader)}))` : mine));
  if (!record) return null;
  const { document, version, people, versionInForce, returned, firstName, lastName, isOnShown } = record;
  const access = document.ownerId === reader.userId ? "owner" : "signer";
  const details = {
    versionInForce,
    consent: record.consent,
    toSign: record.toSign,
    ownerFirstName: firstName,
    ownerLastName: lastName,
    access,
  } as const;
  return access === "signer" && versionInForce && !isOnShown
    ? { ...document, ...(await asSigned(db, versionInForce)), ...details }
    : { ...document, version, people, returned, ...details };
}

/** What the signers of a version in force are shown while its change is drafted, and whoever has left by it while another is proposed. */
async function asSigned(db: Queryable, version: VersionRecord) {
  const { title } = JSON.parse(version.canonical) as { title: string };
  const people = await db
    .select({ key: signers.key, email: signers.email })
    .from(signers)
    .where(eq(signers.versionId, version.id));
  const status = "fully_signed" as const;
  const counts = { signerCount: people.length, signedCount: people.length };
  return { title, status, version, people, ...counts, completedAt: version.signedAt, returned: null };
}

/** The owner's document, its record locked until the transaction ends. */
export async function lockDocumentRecord(
  trx: Trx,
  id: string,
  ownerId: string,
): Promise<DocumentRecord | null> {
  const [record] = await trx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, ownerId)))
    .for("update");
  return record ?? null;
}

type NewDocument = Pick<DocumentRecord, "id" | "ownerId" | "title" | "createdAt" | "updatedAt"> &
  TypedContent;

/** False when the id exists already. */
export async function insertDocument(db: Queryable, document: NewDocument): Promise<boolean> {
  const inserted = await db
    .insert(documents)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: documents.id });
  return inserted.length === 1;
}

export async function documentExists(db: Queryable, id: string): Promise<boolean> {
  const found = await db.select({ id: documents.id }).from(documents).where(eq(documents.id, id));
  return found.length === 1;
}

type Edit = {
  title: string;
  content: TypedContent["content"];
  revision: number | undefined;
  at: Date;
};

/** Changes a draft that is still at `revision` (any, when undefined); false when it is not. */
export async function editDraft(db: Queryable, id: string, ownerId: string, edit: Edit): Promise<boolean> {
  const changed = await db
    .update(documents)
    .set({
      title: edit.title,
      content: edit.content,
      updatedAt: edit.at,
      revision: sql`${documents.revision} + 1`,
    })
    .where(
      and(
        eq(documents.id, id),
        eq(documents.ownerId, ownerId),
        allows("edit"),
        edit.revision === undefined ? undefined : eq(documents.revision, edit.revision),
      ),
    )
    .returning({ id: documents.id });
  return changed.length === 1;
}

/** What a document says in its working copy, while a version of it is out for signing. */
export async function setContent(trx: Trx, id: string, content: TypedContent["content"]): Promise<void> {
  await trx.update(documents).set({ content }).where(eq(documents.id, id));
}

/** Marks a draft complete; false when it is no draft (any more). */
export async function completeDraft(db: Queryable, id: string, ownerId: string, at: Date): Promise<boolean> {
  const changed = await db
    .update(documents)
    .set({ status: documentTransitions.complete.to, completedAt: at, updatedAt: at })
    .where(and(eq(documents.id, id), eq(documents.ownerId, ownerId), allows("complete")))
    .returning({ id: documents.id });
  return changed.length === 1;
}

/** Locks a document in the status it has; false when that cannot be locked (any more). */
export async function markLocked(trx: Trx, id: string, at: Date): Promise<boolean> {
  const changed = await trx
    .update(documents)
    .set({ status: documentTransitions.lock.to, lockedFrom: sql`${documents.status}`, updatedAt: at })
    .where(and(eq(documents.id, id), allows("lock")))
    .returning({ id: documents.id });
  return changed.length === 1;
}

/** Gives a locked document the status back that it was locked in; false when it is not locked (any more). */
export async function markUnlocked(trx: Trx, id: string, at: Date): Promise<boolean> {
  const changed = await trx
    .update(documents)
    .set({ status: sql`${documents.lockedFrom}`, lockedFrom: null, updatedAt: at })
    .where(and(eq(documents.id, id), allows("unlock")))
    .returning({ id: documents.id });
  return changed.length === 1;
}

/** Hidden or not. */
export async function deleteDocumentRecord(trx: Trx, id: string): Promise<void> {
  await trx.delete(allDocuments).where(eq(allDocuments.id, id));
}

const languageOfAccount = sql`case when ${signers.email} <> ''
  then (select account.language from ${users} account where account.email = ${signers.email})
  else (select account.language from ${users} account where account.phone = ${signers.phone}) end`;
/**
 * The language somebody read the page of their link in, else that of the account with their address or, without one, their number; null
 * where neither is known.
 */
export const languageKnown: SQL<Language | null> = sql`coalesce(${signers.language}, ${languageOfAccount})`;

/** `language` is what mails to them are written in. */
type Person = { name: string; email: string; phone: string; language: Language };
const person = {
  name: signers.name,
  email: signers.email,
  phone: signers.phone,
  language: sql<Language>`coalesce(${languageKnown}, 'en')`,
};
/** Who was asked to sign several versions is told in the language of the newest. */
const eachPerson = [signers.name, signers.email, signers.phone];
const newestOfEach = [...eachPerson, desc(signers.invitedAt)];

/** Those who can sign the version that counts and have not; without an address they are reached at their number. */
export async function awaitedPeople(db: Queryable, documentId: string): Promise<Person[]> {
  return db
    .selectDistinctOn(eachPerson, person)
    .from(signers)
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .innerJoin(documents, eq(documents.id, signers.documentId))
    .leftJoin(signatures, eq(signatures.signerId, signers.id))
    .where(
      and(
        eq(signers.documentId, documentId),
        allows("sign"),
        isNull(documentVersions.endedAt),
        isNull(signatures.signerId),
        eq(signers.awaitsTurn, false),
      ),
    )
    .orderBy(...newestOfEach);
}
