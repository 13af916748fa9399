import { and, asc, desc, eq, isNull, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { consentAnswers, consentLinks, consentRequests } from "#server/db/tables/consent";
import { documentVersions } from "#server/db/tables/documents";
import { signatures, signers } from "#server/db/tables/signing";
import type { ConsentAnswerRecord, ConsentRequestRecord } from "#server/features/consent/consent-store";
import type { Purpose } from "#server/features/consent/consent-rules";
import {
  hasSignedByPhone,
  languageKnown,
  readFrozen,
  signedAtOf,
  type SignedAt,
  type VersionRecord,
} from "#server/features/documents/index";
import type { LinkWay } from "#shared/domain/signature-ways";
import type { Language } from "#shared/words/languages";

/** A signer who is asked, by the way that they signed by, and what they answered so far. */
export type AskedSigner = ConsentAnswerRecord & {
  name: string;
  email: string;
  phone: string;
  /** What they hold by the version that is asked about. */
  rights: (typeof signers.$inferSelect)["rights"];
  signedAt: SignedAt;
  language: Language | null;
};

/** A request with the document and version it is about, who made it, and everybody who is asked. */
export type ConsentRequestDetails = {
  request: ConsentRequestRecord;
  document: Pick<typeof documents.$inferSelect, "id" | "ownerId" | "type" | "createdAt">;
  version: VersionRecord;
  /** Of an account that is deleted, by the name that stands in what they had sent. */
  requester: Pick<typeof users.$inferSelect, "firstName" | "lastName" | "email" | "language" | "deletedAt">;
  asked: AskedSigner[];
};

/** The same for one of those who are asked; `way` is that of the link, where one was opened. */
export type Question = ConsentRequestDetails & { mine: AskedSigner };
export type OpenedQuestion = Question & { way: LinkWay };

async function findRecord(db: Queryable, condition: SQL | undefined): Promise<ConsentRequestDetails | null> {
  const { id, ownerId, type, createdAt } = documents;
  const { firstName, lastName, email, language, deletedAt } = users;
  const [found] = await db
    .select({
      request: consentRequests,
      document: { id, ownerId, type, createdAt },
      version: documentVersions,
      requester: { firstName, lastName, email, language, deletedAt },
    })
    .from(consentRequests)
    .innerJoin(documents, eq(documents.id, consentRequests.documentId))
    .innerJoin(documentVersions, eq(documentVersions.id, consentRequests.versionId))
    .innerJoin(users, eq(users.id, consentRequests.requestedBy))
    .where(condition)
    .orderBy(desc(consentRequests.requestedAt))
    .limit(1);
  if (!found) return null;
  const { requester, version } = found;
  const called = requester.deletedAt ? { firstName: readFrozen(version).sentBy.name, lastName: "" } : {};
  return {
    ...found,
    requester: { ...requester, ...called },
    asked: await findAsked(db, found.request.id),
  };
}

async function findAsked(db: Queryable, requestId: string): Promise<AskedSigner[]> {
  const records = await db
    .select({
      answer: consentAnswers,
      name: signers.name,
      email: signers.email,
      phone: signers.phone,
      rights: signers.rights,
      language: languageKnown,
      byPhone: hasSignedByPhone,
    })
    .from(consentAnswers)
    .innerJoin(signers, eq(signers.id, consentAnswers.signerId))
    .leftJoin(signatures, eq(signatures.signerId, signers.id))
    .where(eq(consentAnswers.requestId, requestId))
    .orderBy(asc(signers.position));
  return records.map(({ answer, byPhone, ...signer }) => ({
    ...answer,
    ...signer,
    signedAt: signedAtOf(signer, byPhone),
  }));
}

export function findRequest(db: Queryable, id: string): Promise<ConsentRequestDetails | null> {
  return findRecord(db, eq(consentRequests.id, id));
}

/** The newest request of this purpose about the version in force: what was asked about earlier ones is history. */
export function findNewestRequest(
  db: Queryable,
  documentId: string,
  purpose: Purpose,
): Promise<ConsentRequestDetails | null> {
  return findRecord(
    db,
    and(
      eq(consentRequests.documentId, documentId),
      eq(consentRequests.purpose, purpose),
      isNull(documentVersions.endedAt),
    ),
  );
}

export async function findQuestion(db: Queryable, answerId: string): Promise<Question | null> {
  const [answer] = await db
    .select({ requestId: consentAnswers.requestId })
    .from(consentAnswers)
    .where(eq(consentAnswers.id, answerId));
  const consent = answer && (await findRequest(db, answer.requestId));
  const mine = consent?.asked.find(({ id }) => id === answerId);
  return consent && mine ? { ...consent, mine } : null;
}

/** What a link opens; one that has ended is found too: the caller says so. */
export async function findQuestionOfLink(db: Queryable, tokenHash: string): Promise<OpenedQuestion | null> {
  const [link] = await db
    .select({ answerId: consentLinks.answerId, way: consentLinks.way })
    .from(consentLinks)
    .where(eq(consentLinks.tokenHash, tokenHash));
  const question = link && (await findQuestion(db, link.answerId));
  return question ? { ...question, way: link.way } : null;
}

/** The document that a link asks about, hidden or not. */
export async function findDocumentAsked(db: Queryable, tokenHash: string): Promise<string | null> {
  const [asked] = await db
    .select({ id: consentRequests.documentId })
    .from(consentLinks)
    .innerJoin(consentAnswers, eq(consentAnswers.id, consentLinks.answerId))
    .innerJoin(consentRequests, eq(consentRequests.id, consentAnswers.requestId))
    .where(eq(consentLinks.tokenHash, tokenHash));
  return asked?.id ?? null;
}
