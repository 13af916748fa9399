import { and, eq, isNull } from "#server/orm";
import type { Deps } from "#server/deps";
import { readStored } from "#server/adapters/files/stored-files";
import { documents } from "#server/db/shown-documents";
import { documentVersions, issuedPdfs } from "#server/db/tables/documents";
import { readFrozen } from "#server/features/documents/index";

/** The PDF of the version in force, whatever is drafted beside it. */
export async function findIssuedPdfOf({ db, files }: Pick<Deps, "db" | "files">, documentId: string) {
  const { bytes, sha256 } = issuedPdfs;
  const [record] = await db
    .select({ version: documentVersions, file: { bytes, sha256 } })
    .from(issuedPdfs)
    .innerJoin(documentVersions, eq(documentVersions.id, issuedPdfs.versionId))
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(eq(documents.id, documentId), isNull(documentVersions.endedAt)));
  const pdf = await readStored({ files }, record?.file);
  return record && pdf ? { title: readFrozen(record.version).title, bytes: pdf } : null;
}
