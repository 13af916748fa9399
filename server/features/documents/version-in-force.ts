import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { peopleMet } from "#server/features/contacts/index";
import { recordEvent } from "#server/features/documents/audit-trail";
import type { DocumentRecord, VersionRecord } from "#server/features/documents/documents-store";
import { namesMinor, writeSearchEntry } from "#server/features/documents/search-entries-store";
import { readFrozen } from "#server/features/documents/stored-content";
import {
  endQuestionsAbout,
  findInForce,
  findVersion,
  markDraft,
  markEnded,
  markSigned,
} from "#server/features/documents/versions-store";
import { defineJob } from "#server/jobs/queue";

/**
 * What was asked of the signers of a version has come to nothing, since another one replaced it or its agreed change was dropped: they
 * are told.
 */
export const questionEnded = defineJob<{ requestId: string }>("documents.question-superseded");

/**
 * What everybody has signed binds from now on, and the version it replaces ends at the same instant, with what is being asked about it. The
 * caller's transaction holds the document's record.
 */
export async function bringIntoForce(
  jobs: Deps["jobs"],
  trx: Trx,
  { id: documentId, createdAt }: Pick<DocumentRecord, "id" | "createdAt">,
  version: VersionRecord,
  at: Date,
): Promise<void> {
  // Before the first there is none.
  const former = version.number > 1 ? await findInForce(trx, documentId) : null;
  if (former) await markEnded(trx, former, { because: "replaced", reason: "", by: null, at });
  await markSigned(trx, version.id, at);
  await recordEvent(trx, { documentId, event: "document_fully_signed", actor: "system", at });
  await jobs.enqueue(trx, peopleMet, { documentId }, { key: version.id });
  const frozen = readFrozen(version);
  if (former || namesMinor(frozen)) await writeSearchEntry(trx, frozen, { createdAt, isInForce: true });
  if (!former) return;

  await recordEvent(trx, {
    documentId,
    event: "version_replaced",
    actor: "system",
    at,
    details: { version: former.number, sha256: former.sha256, replacedBy: version.number },
  });
  for (const { id: requestId, purpose } of await endQuestionsAbout(trx, former.id, at)) {
    const details = { requestId, purpose };
    await recordEvent(trx, { documentId, event: "consent_superseded", actor: "system", at, details });
    await jobs.enqueue(trx, questionEnded, { requestId }, { key: requestId });
  }
}

/**
 * Everybody who signed it agrees that it may be changed: the document is a draft again, and the signed version binds until everybody has
 * signed another one. False when it is not fully signed (any more).
 */
export async function amendDocument(
  trx: Trx,
  documentId: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const number = await markDraft(trx, documentId, "amend", at);
  const version = number === null ? null : await findVersion(trx, documentId, number);
  if (!version) return false;
  const details = { version: version.number, sha256: version.sha256 };
  await recordEvent(trx, { documentId, event: "document_amended", actor: `user:${by}`, at, details });
  return true;
}
