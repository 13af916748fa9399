import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { readStored } from "#server/adapters/files/stored-files";
import type { Deps } from "#server/deps";
import { plan, planSelect } from "#server/db/plan";
import { documents } from "#server/db/shown-documents";
import { consentRequests } from "#server/db/tables/consent";
import {
  completionCertificates,
  documentVersions,
  issuedPdfs,
  sealCertificates,
} from "#server/db/tables/documents";
import { representatives, signatures, signers } from "#server/db/tables/signing";
import {
  allows,
  isInForce,
  type DocumentRecord,
  type VersionRecord,
} from "#server/features/documents/documents-store";
import type { ProposedChange } from "#shared/contract/documents";
import type { VersionEnd } from "#shared/contract/history";
import { documentTransitions, type DocumentStatus } from "#shared/domain/document-status";
import { phoneWays } from "#shared/domain/signature-ways";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";

export async function insertVersion(
  trx: Trx,
  version: typeof documentVersions.$inferInsert,
): Promise<VersionRecord> {
  const [inserted] = await trx.insert(documentVersions).values(version).returning();
  return inserted!;
}

export async function findVersion(
  db: Queryable,
  documentId: string,
  number: number,
): Promise<VersionRecord | null> {
  const [version] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.number, number)));
  return version ?? null;
}

/** Everybody who was asked to sign any version so far: the oldest version first, in the order of the document. */
export function earlierPeople(db: Queryable, documentId: string) {
  return db
    .select({
      id: signers.id,
      key: signers.key,
      name: signers.name,
      email: signers.email,
      phone: signers.phone,
    })
    .from(signers)
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(eq(signers.documentId, documentId))
    .orderBy(asc(documentVersions.number), asc(signers.position));
}

/** Gives those a key who signed versions that had none. */
export async function setKeys(trx: Trx, people: readonly { id: string; key: string }[]): Promise<void> {
  for (const { id, key } of people)
    await trx
      .update(signers)
      .set({ key })
      .where(and(eq(signers.id, id), isNull(signers.key)));
}

type Sent = { content: TypedContent["content"]; versionNumber: number; signerCount: number; at: Date };

export async function markSent(
  trx: Trx,
  id: string,
  { content, versionNumber, signerCount, at }: Sent,
): Promise<void> {
  await trx
    .update(documents)
    .set({
      status: documentTransitions.send.to,
      content,
      versionNumber,
      signerCount,
      signedCount: 0,
      updatedAt: at,
      revision: sql`${documents.revision} + 1`,
    })
    .where(and(eq(documents.id, id), allows("send")));
}

const lock = plan<{ status: DocumentStatus }>(
  "lock_version",
  sql`select ${documents.status} from ${documents} where ${documents.id} = ${sql.placeholder("id")}
    and ${documents.versionNumber} = ${sql.placeholder("versionNumber")} for update`,
);

/** Locks the document's record until the transaction ends and tells its status; null when the version is no longer the current one. */
export async function lockVersion(
  trx: Trx,
  id: string,
  versionNumber: number,
): Promise<DocumentStatus | null> {
  const [record] = await lock(trx, { id, versionNumber });
  return record?.status ?? null;
}

/** Makes a document a draft again; the number of the version it was sent as, or null when its status forbids it. */
export async function markDraft(
  trx: Trx,
  id: string,
  action: "recall" | "decline" | "amend",
  at: Date,
): Promise<number | null> {
  const [taken] = await trx
    .update(documents)
    .set({
      status: documentTransitions[action].to,
      signerCount: 0,
      signedCount: 0,
      completedAt: null,
      updatedAt: at,
      revision: sql`${documents.revision} + 1`,
    })
    .where(and(eq(documents.id, id), allows(action)))
    .returning({ number: documents.versionNumber });
  return taken?.number ?? null;
}

export type Ending = { because: VersionEnd; reason: string; by: string | null; at: Date };

/**
 * Notes how a version ended. Its text and its signatures stay. What everybody has signed is only ever replaced; throws where it would
 * be taken back or declined.
 */
export async function markEnded(
  trx: Trx,
  { documentId, number }: Pick<VersionRecord, "documentId" | "number">,
  { because, reason, by, at }: Ending,
): Promise<VersionRecord> {
  const [ended] = await trx
    .update(documentVersions)
    .set({ endedAt: at, endedBecause: because, endReason: reason, endedBy: by })
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.number, number),
        isNull(documentVersions.endedAt),
        because === "replaced" ? isNotNull(documentVersions.signedAt) : isNull(documentVersions.signedAt),
      ),
    )
    .returning();
  if (!ended) throw new Error(`version ${number} of document ${documentId} cannot end`);
  return ended;
}

const setSigned = plan(
  "mark_signed",
  sql`update ${documentVersions} set signed_at = ${sql.placeholder("at")}
    where ${documentVersions.id} = ${sql.placeholder("versionId")} and ${documentVersions.signedAt} is null`,
);

/** Notes that everybody has signed it. */
export async function markSigned(trx: Trx, versionId: string, at: Date): Promise<void> {
  await setSigned(trx, { versionId, at });
}

/** The version that binds: everybody has signed it, and no later one. */
export async function findInForce(db: Queryable, documentId: string): Promise<VersionRecord | null> {
  const [version] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), isInForce));
  return version ?? null;
}

type Restored = Pick<DocumentRecord, "title"> & { content: TypedContent["content"]; at: Date };

/**
 * Makes a draft the version in force again; null when it is no draft (any more). What was agreed to be changed needs a new question: the
 * requests that ended are answered.
 */
export async function markRestored(
  trx: Trx,
  { id: versionId, documentId, number, signedAt }: VersionRecord,
  { title, content, at }: Restored,
): Promise<string[] | null> {
  const asked = sql`(select count(*) from ${signers} where ${signers.versionId} = ${versionId})`;
  const restored = await trx
    .update(documents)
    .set({
      status: documentTransitions.dropChange.to,
      title,
      content,
      versionNumber: number,
      signerCount: asked,
      signedCount: asked,
      completedAt: signedAt,
      updatedAt: at,
      revision: sql`${documents.revision} + 1`,
    })
    .where(and(eq(documents.id, documentId), allows("dropChange")))
    .returning({ id: documents.id });
  if (restored.length === 0) return null;
  const { id, purpose, status } = consentRequests;
  const usedUp = await trx
    .update(consentRequests)
    .set({ status: "cancelled", decidedAt: at })
    .where(and(eq(consentRequests.versionId, versionId), eq(purpose, "amendment"), eq(status, "approved")))
    .returning({ id });
  return usedUp.map((request) => request.id);
}

/** The highest number that a version of the document has, ended ones included; 0 where it was never sent. */
export async function newestNumber(db: Queryable, documentId: string): Promise<number> {
  const [newest] = await db
    .select({ number: sql<number | null>`max(${documentVersions.number})` })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  return newest?.number ?? 0;
}

/** Everybody who is asked to sign a version, those who leave included, as they are reached. */
export function reachedBy(db: Queryable, versionId: string) {
  return db
    .select({ key: signers.key, email: signers.email, phone: signers.phone })
    .from(signers)
    .where(eq(signers.versionId, versionId));
}

/** What is drafted or proposed beside the version in force; null where there is none. */
export async function findChange(db: Queryable, documentId: string): Promise<ProposedChange | null> {
  const inForce = await findInForce(db, documentId);
  if (!inForce) return null;
  const [proposed] = await db
    .select({ number: documentVersions.number, sentAt: documentVersions.sentAt })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        isNull(documentVersions.signedAt),
        isNull(documentVersions.endedAt),
      ),
    );
  if (proposed) return { state: "proposed", since: proposed.sentAt.toISOString(), version: proposed.number };
  const { versionId, purpose, status, decidedAt } = consentRequests;
  const [agreed] = await db
    .select({ since: decidedAt })
    .from(consentRequests)
    .innerJoin(documents, eq(documents.id, consentRequests.documentId))
    .where(
      and(
        eq(documents.status, "draft"),
        eq(versionId, inForce.id),
        eq(purpose, "amendment"),
        eq(status, "approved"),
      ),
    )
    .orderBy(desc(decidedAt))
    .limit(1);
  return agreed?.since ? { state: "drafted", since: agreed.since.toISOString(), version: null } : null;
}

/** Somebody a version binds, and what they hold by it. */
export type FormerSigner = Pick<
  typeof signers.$inferSelect,
  "id" | "name" | "email" | "phone" | "role" | "rights"
> & { signedAt: SignedAt };

/** The one of their ways that somebody signed by. */
export type SignedAt = { email: string; phone: string };

const theirs = sql.raw(phoneWays.map((way) => `'${way}'`).join(", "));
/**
 * What stands in the record of their signature, or in that of the naming where somebody signed in their place; before there were records,
 * everybody signed through a mail.
 */
export const hasSignedByPhone = sql<boolean>`coalesce(${signatures.record}::jsonb ->> 'way', '') in (${theirs})
  or exists (select 1 from ${representatives} named where named.signer_id = ${signatures.signerId}
    and named.record_sha256 = ${signatures.record}::jsonb -> 'signedBy' ->> 'naming' and named.record::jsonb ->> 'way' in (${theirs}))`;

/** Where somebody signed, of what stands beside their name. */
export const signedAtOf = ({ email, phone }: SignedAt, hasByPhone: boolean): SignedAt =>
  hasByPhone || email === "" ? { email: "", phone } : { email, phone: "" };

/** Everybody on a version, in its order, without those who left by signing it. */
export async function peopleBoundBy(db: Queryable, versionId: string): Promise<FormerSigner[]> {
  const { id, name, email, phone, role, rights } = signers;
  const people = await db
    .select({ id, name, email, phone, role, rights, byPhone: hasSignedByPhone })
    .from(signers)
    .leftJoin(signatures, eq(signatures.signerId, signers.id))
    .where(and(eq(signers.versionId, versionId), eq(signers.leaving, false)))
    .orderBy(asc(signers.position));
  return people.map(({ byPhone, ...person }) => ({ ...person, signedAt: signedAtOf(person, byPhone) }));
}

/** Ends what its signers are being asked about a version that binds nobody any more. */
export async function endQuestionsAbout(trx: Trx, versionId: string, at: Date) {
  const { id, purpose, status } = consentRequests;
  const isOpen = or(eq(status, "pending"), and(eq(status, "approved"), eq(purpose, "deletion")));
  return trx
    .update(consentRequests)
    .set({ status: "cancelled", decidedAt: at })
    .where(and(eq(consentRequests.versionId, versionId), isOpen))
    .returning({ id, purpose });
}

const openDeletion = planSelect((db) => {
  const { purpose, status, expiresAt, scheduledAt, confirmedCount, confirmationsRequired } = consentRequests;
  const isAsked = and(eq(status, "pending"), gt(expiresAt, sql.placeholder("now")));
  const isOfIt = and(
    eq(consentRequests.documentId, sql.placeholder("documentId")),
    eq(purpose, "deletion"),
    or(isAsked, eq(status, "approved")),
  );
  return db
    .select({ confirmed: confirmedCount, asked: confirmationsRequired, day: scheduledAt })
    .from(consentRequests)
    .where(isOfIt)
    .prepare("open_deletion");
});

/** Whether everybody on the version in force is being asked to delete it, or has agreed to: then the day. Null where nothing of it is open. */
export async function findOpenDeletion(db: Queryable, documentId: string, now: Date) {
  const [open] = await openDeletion(db, { documentId, now: now.toISOString() });
  return open ? { ...open, day: open.day?.toISOString() ?? null } : null;
}

export type Progress = { status: DocumentStatus; signerCount: number; signedCount: number };

const isLast = sql`${documents.signedCount} + 1 = ${documents.signerCount}`;
const { sign, finish } = documentTransitions;
const addToCount = plan<Progress>(
  "count_signature",
  sql`update ${documents} set
      signed_count = ${documents.signedCount} + 1,
      status = case when ${isLast} then ${finish.to} else ${sign.to} end,
      completed_at = case when ${isLast} then ${sql.placeholder("at")}::timestamptz end,
      updated_at = ${sql.placeholder("at")}
    where ${documents.id} = ${sql.placeholder("id")} and ${allows("sign")}
    returning ${documents.status}, ${documents.signerCount} as "signerCount", ${documents.signedCount} as "signedCount"`,
);

/** Counts one more signature; the last one makes the document fully signed. Throws when it is not awaiting signatures: check first. */
export async function countSignature(trx: Trx, id: string, at: Date): Promise<Progress> {
  const [progress] = await addToCount(trx, { id, at });
  if (!progress) throw new Error(`document ${id} is not awaiting signatures`);
  return progress;
}

/** Keeps the certificate that has sealed, which a file may be checked by long after it was replaced. */
export async function keepSealCertificate(
  trx: Trx,
  certificate: typeof sealCertificates.$inferInsert,
): Promise<void> {
  await trx.insert(sealCertificates).values(certificate).onConflictDoNothing();
}

/** Keeps the PDF of a fully signed version; false when it is kept already. */
export async function insertIssuedPdf(trx: Trx, pdf: typeof issuedPdfs.$inferInsert): Promise<boolean> {
  const inserted = await trx
    .insert(issuedPdfs)
    .values(pdf)
    .onConflictDoNothing()
    .returning({ id: issuedPdfs.versionId });
  return inserted.length === 1;
}

/** The size of the checkpoint that stands on the version's certificate; null of one that has none. */
export async function findLogSize(db: Queryable, versionId: string): Promise<number | null> {
  const [record] = await db
    .select({ size: completionCertificates.logSize })
    .from(completionCertificates)
    .where(eq(completionCertificates.versionId, versionId));
  return record?.size ?? null;
}

/** The one certificate of a version, as it was sealed; null before there is one. Throws `FileStoreError`. */
export async function findCertificate(
  { db, files }: Pick<Deps, "db" | "files">,
  versionId: string,
): Promise<Buffer | null> {
  const { bytes, sha256 } = completionCertificates;
  const [record] = await db
    .select({ bytes, sha256 })
    .from(completionCertificates)
    .where(eq(completionCertificates.versionId, versionId));
  return readStored({ files }, record);
}

/** The file as it was issued; null before that. Throws `FileStoreError`. */
export async function findIssuedPdf(
  { db, files }: Pick<Deps, "db" | "files">,
  versionId: string,
): Promise<Buffer | null> {
  const { bytes, sha256 } = issuedPdfs;
  const [record] = await db
    .select({ bytes, sha256 })
    .from(issuedPdfs)
    .where(eq(issuedPdfs.versionId, versionId));
  return readStored({ files }, record);
}
