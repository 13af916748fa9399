import { and, eq, isNull } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { documentVersions, issuedPdfs } from "#server/db/tables/documents";

/** The PDF of the version that counts, once everybody has signed it. */
export async function findIssuedPdfOf(db: Queryable, documentId: string) {
  const [record] = await db
    .select({ title: documents.title, bytes: issuedPdfs.bytes })
    .from(issuedPdfs)
    .innerJoin(documentVersions, eq(documentVersions.id, issuedPdfs.versionId))
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(eq(documents.id, documentId), isNull(documentVersions.endedAt)));
  return record ?? null;
}
