import type { Trx } from "#server/db/client";
import { recordEvent } from "#server/features/documents/audit-trail";
import type { VersionRecord } from "#server/features/documents/documents-store";
import { markDraft, markEnded, type Ending } from "#server/features/documents/versions-store";

const events = {
  recalled: "document_recalled",
  declined: "document_declined",
  amended: "document_amended",
} as const;

/**
 * Makes a sent document a draft again and ends the version that was sent: its signatures are void, or history. `by` is the id of the
 * signer who declines, else of the owner. Null, and nothing happens, when the document's status does not allow it. The caller's
 * transaction holds the document's record.
 */
export async function endVersion(
  trx: Trx,
  documentId: string,
  ending: Ending,
): Promise<VersionRecord | null> {
  const number = await markDraft(trx, documentId, ending);
  if (number === null) return null;
  const version = await markEnded(trx, documentId, number, ending);
  await recordEvent(trx, {
    documentId,
    event: events[ending.because],
    actor: ending.because === "declined" ? `signer:${ending.by}` : `user:${ending.by}`,
    at: ending.at,
    details: { version: number, sha256: version.sha256 },
  });
  return version;
}

/** Everybody who signed it agrees that it may be changed: the signed version stays in the history. Null when it is not fully signed (any more). */
export function amendDocument(
  trx: Trx,
  documentId: string,
  amendment: Omit<Ending, "because">,
): Promise<VersionRecord | null> {
  return endVersion(trx, documentId, { because: "amended", ...amendment });
}
