import { and, asc, eq, inArray, isNotNull, sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { consentAnswers, consentRequests } from "#server/db/tables/consent";
import { documents as allDocuments, documentVersions } from "#server/db/tables/documents";
import { representatives, signatures, signers } from "#server/db/tables/signing";
import {
  eventsOf,
  isReader,
  reasonsOf,
  type DocumentRecord,
  type Reader,
  type VersionRecord,
} from "#server/features/documents/index";
import { isActOf, type SignerWithSignature } from "#server/features/signing/index";

export type ConsentRequestRecord = typeof consentRequests.$inferSelect;
type Person = Pick<typeof users.$inferSelect, "id" | "firstName" | "lastName">;

/** A document with its owner, and which of its versions the reader was asked to sign. */
export type HistoryDocument = DocumentRecord & {
  owner: Person;
  access: "owner" | "signer";
  askedToSign: number[];
};

/** The document if the reader owns it or was asked to sign any of its versions, also one that has ended; else null. */
export async function findHistoryDocument(
  db: Queryable,
  id: string,
  reader: Reader,
): Promise<HistoryDocument | null> {
  const [record] = await db
    .select({
      document: documents,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .where(eq(documents.id, id));
  if (!record) return null;
  const access = record.document.ownerId === reader.userId ? "owner" : "signer";
  const askedToSign = await numbersSentTo(db, id, reader);
  if (access === "signer" && askedToSign.length === 0) return null;
  return { ...record.document, owner: record.owner, access, askedToSign };
}

/** The document as its owner has it, hidden or not. */
export async function findAnyDocument(db: Queryable, id: string): Promise<HistoryDocument | null> {
  const [record] = await db
    .select({
      document: allDocuments,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(allDocuments)
    .innerJoin(users, eq(users.id, allDocuments.ownerId))
    .where(eq(allDocuments.id, id));
  return record ? { ...record.document, owner: record.owner, access: "owner", askedToSign: [] } : null;
}

async function numbersSentTo(db: Queryable, documentId: string, reader: Reader): Promise<number[]> {
  const records = await db
    .selectDistinct({ number: documentVersions.number })
    .from(signers)
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(and(eq(signers.documentId, documentId), isReader("signers", reader)));
  return records.map(({ number }) => number);
}

/** Everything that was kept about what happened to a document, seen at one moment. */
export async function readTraces(db: Queryable, documentId: string) {
  const ofDocument = eq(documentVersions.documentId, documentId);
  return db.transaction(
    async (trx) => {
      const events = await eventsOf(trx, documentId);
      const reasons = await reasonsOf(trx, documentId);
      const versions: VersionRecord[] = await trx
        .select()
        .from(documentVersions)
        .where(ofDocument)
        .orderBy(asc(documentVersions.number));
      const people = await signersOfDocument(trx, documentId);
      const consents = await trx
        .select()
        .from(consentRequests)
        .where(eq(consentRequests.documentId, documentId));
      const actors = events.flatMap(({ actor }) => /^user:([\da-f-]{36})$/.exec(actor)?.[1] ?? []);
      return { events, reasons, versions, signers: people, consents, users: await usersOf(trx, actors) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The signers of every version, in the order of the versions and of the document. */
async function signersOfDocument(db: Queryable, documentId: string): Promise<SignerWithSignature[]> {
  const records = await db
    .select({ signer: signers, signature: signatures })
    .from(signers)
    .leftJoin(signatures, eq(signatures.signerId, signers.id))
    .where(eq(signers.documentId, documentId))
    .orderBy(asc(signers.position));
  return records.map(({ signer, signature }) => ({ ...signer, signature }));
}

/** How who asks was invited to sign the document's versions, named who signs for them, signed them, and answered what was asked about it. */
export async function findEvidence(db: Queryable, documentId: string, reader: Reader) {
  const isTheirs = and(eq(signers.documentId, documentId), isReader("signers", reader));
  const invited = await db
    .select({
      answer: sql<string>`'invited'`,
      at: signers.invitedAt,
      noticeVersion: signers.noticeVersion,
    })
    .from(signers)
    .where(and(isTheirs, isNotNull(signers.noticeVersion), eq(signers.awaitsTurn, false)))
    .orderBy(asc(signers.invitedAt));
  const signed = await db
    .select({
      answer: sql<string>`'signed'`,
      at: signatures.signedAt,
      ipAddress: signatures.ipAddress,
      userAgent: signatures.userAgent,
      noticeVersion: signatures.noticeVersion,
      record: signatures.record,
      recordSha256: signatures.recordSha256,
      privatePart: signatures.privatePart,
      mark: signatures.mark,
    })
    .from(signatures)
    .innerJoin(signers, eq(signers.id, signatures.signerId))
    .where(isTheirs)
    .orderBy(asc(signatures.signedAt));
  const { answer, answeredAt: at, ipAddress, userAgent } = consentAnswers;
  const answered = await db
    .select({ answer, at, ipAddress, userAgent })
    .from(consentAnswers)
    .innerJoin(signers, eq(signers.id, consentAnswers.signerId))
    .where(and(isTheirs, isNotNull(answer)))
    .orderBy(asc(at));
  const named = await db
    .select({
      answer: sql<string>`'named'`,
      at: representatives.namedAt,
      email: representatives.email,
      phone: representatives.phone,
      record: representatives.record,
      recordSha256: representatives.recordSha256,
      privatePart: representatives.privatePart,
    })
    .from(representatives)
    .innerJoin(signers, eq(signers.id, representatives.signerId))
    .where(isTheirs)
    .orderBy(asc(representatives.namedAt));
  const own = signed.map((one) =>
    isActOf(one, { byNamed: false }) ? one : { ...one, ipAddress: null, userAgent: null, privatePart: null },
  );
  return [...invited, ...named, ...own, ...answered];
}

async function usersOf(db: Queryable, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
}
