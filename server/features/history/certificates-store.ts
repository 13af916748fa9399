import { and, eq, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { auditEvents, completionCertificates, issuedPdfs } from "#server/db/tables/documents";

type Certificate = typeof completionCertificates.$inferInsert;

/** Keeps the certificate of a version; false when it has one already. */
export async function insertCertificate(trx: Trx, certificate: Certificate): Promise<boolean> {
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

/** Whether an event tells that the version's certificate was issued: of those from before, none does. */
export async function isCertificateTold(
  db: Queryable,
  documentId: string,
  version: number,
): Promise<boolean> {
  const isIssue = and(
    eq(auditEvents.documentId, documentId),
    eq(auditEvents.event, "certificate_issued"),
    sql`${auditEvents.details} ->> 'version' = ${String(version)}`,
  );
  return (await db.$count(auditEvents, isIssue)) > 0;
}

/** How the PDF of a version was issued, and the size of the checkpoint on its certificate; null before it was. */
export async function findIssuedFacts(db: Queryable, versionId: string) {
  const { sha256, issuedAt, sealLevel, sealCertificate } = issuedPdfs;
  const [facts] = await db
    .select({ sha256, issuedAt, sealLevel, sealCertificate, logSize: completionCertificates.logSize })
    .from(issuedPdfs)
    .leftJoin(completionCertificates, eq(completionCertificates.versionId, issuedPdfs.versionId))
    .where(eq(issuedPdfs.versionId, versionId));
  return facts ?? null;
}

/** The database's version, when the first event of any document was recorded, and how many there are: those with a place in the log and those that wait for one. */
export async function findComputer(db: Queryable) {
  const { rows } = await db.execute<{ database: string; since: string; records: number }>(sql`
    select current_setting('server_version') as database, first.at as since,
      (select count(*)::int from log_pending) + coalesce((select size from log_head), 0)::int as records
    from (select at from audit_events order by id limit 1) first`);
  const { database, since, records } = rows[0]!;
  return { database, since: new Date(since), records };
}
