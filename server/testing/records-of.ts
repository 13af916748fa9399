import { asc, eq } from "#server/orm";
import { signatures, signers } from "#server/db/tables/signing";
import type { TestApp } from "#server/testing/app";
import { SignatureRecord } from "#shared/contract/signing/record";

/** The records of the signatures on a document, in its order. */
export async function recordsOf(app: TestApp, documentId: string): Promise<SignatureRecord[]> {
  const found = await app.deps.db
    .select({ record: signatures.record })
    .from(signatures)
    .innerJoin(signers, eq(signers.id, signatures.signerId))
    .where(eq(signers.documentId, documentId))
    .orderBy(asc(signers.position));
  return found.map(({ record }) => SignatureRecord.parse(JSON.parse(record!)));
}
