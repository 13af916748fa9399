import { eq, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { completionCertificates, documentVersions } from "#server/db/tables/documents";

type Certificate = typeof completionCertificates.$inferInsert;

/** Keeps the certificate of a version; false when it has one already, or is gone. */
export async function insertCertificate(trx: Trx, certificate: Certificate): Promise<boolean> {
  const { id } = documentVersions;
  const [version] = await trx
    .select({ id })
    .from(documentVersions)
    .where(eq(id, certificate.versionId))
    .for("key share");
  if (!version) return false;
  const inserted = await trx
    .insert(completionCertificates)
    .values(certificate)
    .onConflictDoNothing()
    .returning({ id: completionCertificates.versionId });
  return inserted.length === 1;
}

export async function isCertified(db: Queryable, versionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from completion_certificates where version_id = ${versionId}`);
  return rows.length > 0;
}

export async function findCertificate(db: Queryable, versionId: string): Promise<Buffer | null> {
  const [record] = await db
    .select({ bytes: completionCertificates.bytes })
    .from(completionCertificates)
    .where(eq(completionCertificates.versionId, versionId));
  return record?.bytes ?? null;
}
