import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "#server/orm";
import type { Db, Queryable } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import type { AuditEvent } from "#server/features/documents/index";
import { dataExports } from "#server/db/tables/account";
import { consentRequests } from "#server/db/tables/consent";
import { auditEvents, documentVersions, issuedFiles, issuedPdfs } from "#server/db/tables/documents";
import { registrationExports } from "#server/db/tables/registration";
import { reviews } from "#server/db/tables/reviews";

/** The document whose signed PDF has this hash, with the version it is of. */
export async function findIssued(db: Db, sha256: string) {
  const [record] = await db
    .select({
      document: { id: documents.id, title: documents.title, type: documents.type },
      version: documentVersions,
      issuedAt: issuedPdfs.issuedAt,
      seal: { level: issuedPdfs.sealLevel, certificateSha256: issuedPdfs.sealCertificate },
    })
    .from(issuedPdfs)
    .innerJoin(documentVersions, eq(documentVersions.id, issuedPdfs.versionId))
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(issuedPdfs.sha256, sha256))
    .limit(1);
  return record ?? null;
}

/** The event that tells that a PDF or a certificate with this hash was issued. */
export async function findIssueEvent(db: Db, documentId: string, sha256: string): Promise<AuditEvent | null> {
  const [event] = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.documentId, documentId),
        inArray(auditEvents.event, ["pdf_issued", "certificate_issued"]),
        sql`${auditEvents.details} ->> 'sha256' = ${sha256}`,
      ),
    )
    .limit(1);
  return (event as AuditEvent | undefined) ?? null;
}

/** What else was handed out with this hash, with the version it is of; a draft is of none. */
export async function findNoted(db: Db, sha256: string) {
  const isOfIt = and(
    eq(documentVersions.documentId, issuedFiles.documentId),
    eq(documentVersions.number, issuedFiles.version),
  );
  const [record] = await db
    .select({
      file: issuedFiles,
      document: { id: documents.id, type: documents.type },
      version: documentVersions,
    })
    .from(issuedFiles)
    .innerJoin(documents, eq(documents.id, issuedFiles.documentId))
    .leftJoin(documentVersions, isOfIt)
    .where(eq(issuedFiles.sha256, sha256));
  return record ?? null;
}

/** A registration pack, an export of somebody's data while it is kept, or a review of a contract. */
export async function findExported(db: Db, sha256: string) {
  const [pack] = await db
    .select({ at: registrationExports.madeAt })
    .from(registrationExports)
    .where(eq(registrationExports.sha256, sha256))
    .limit(1);
  if (pack) return { is: "registration_pack" as const, at: pack.at };
  const [data] = await db
    .select({ at: dataExports.askedAt })
    .from(dataExports)
    .where(eq(dataExports.sha256, sha256))
    .limit(1);
  if (data) return { is: "data_export" as const, at: data.at };
  const [review] = await db
    .select({ at: reviews.createdAt })
    .from(reviews)
    .where(eq(reviews.pdfSha256, sha256))
    .limit(1);
  return review ? { is: "contract_review" as const, at: review.at } : null;
}

/** When a document will be deleted, if its owner and all its signers have agreed to that. */
export async function findAgreedDeletion(db: Queryable, documentId: string): Promise<Date | null> {
  const [agreed] = await db
    .select({ at: consentRequests.scheduledAt })
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.documentId, documentId),
        eq(consentRequests.purpose, "deletion"),
        eq(consentRequests.status, "approved"),
      ),
    );
  return agreed?.at ?? null;
}

/** The newest version that was sent after that one and is proposed, or was signed by everybody. */
export async function findNewerVersion(db: Db, documentId: string, number: number) {
  const [record] = await db
    .select({
      number: documentVersions.number,
      sentAt: documentVersions.sentAt,
      signedAt: documentVersions.signedAt,
    })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        gt(documentVersions.number, number),
        or(isNotNull(documentVersions.signedAt), isNull(documentVersions.endedAt)),
      ),
    )
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return record ?? null;
}
