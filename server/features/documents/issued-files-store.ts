import { eq, sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents, issuedFiles } from "#server/db/tables/documents";
import { sha256 } from "#server/features/documents/canonical-json";

type HandedOut = Omit<typeof issuedFiles.$inferSelect, "sha256"> & { bytes: Buffer };

/** Notes the hash of a file that is handed out, so that it is known when somebody brings it back. One of a document that is gone by now is not. */
export async function noteIssuedFile(db: Queryable, { bytes, ...facts }: HandedOut): Promise<void> {
  const { kind, documentId, version, signed, people, issuedAt } = facts;
  const record = sql`select ${sha256(bytes)}, ${kind}, ${documents.id}, ${version}::int, ${signed}::int, ${people}::int, ${issuedAt.toISOString()}::timestamptz
    from ${documents} where ${eq(documents.id, documentId)} for key share`;
  await db.execute(
    sql`insert into ${issuedFiles} (sha256, kind, document_id, version, signed, people, issued_at) ${record} on conflict do nothing`,
  );
}
