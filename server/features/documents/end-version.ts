import type { Trx } from "#server/db/client";
import { nextMoment, recordEvent } from "#server/features/documents/audit-trail";
import { markUnlocked, type VersionRecord } from "#server/features/documents/documents-store";
import { markDraft, markEnded, type Ending } from "#server/features/documents/versions-store";

const acts = {
  recalled: { action: "recall", event: "document_recalled" },
  declined: { action: "decline", event: "document_declined" },
} as const;

type Withdrawal = Ending & { because: keyof typeof acts };

/**
 * Makes a document that is out for signing a draft again and ends the version that was sent: its signatures are void. One in force stays
 * in force. `by` is the id of the signer who declines, else of the owner; null where the owner is deleted. Null, and nothing happens, when the document's status does not
 * allow it. The caller's transaction holds the document's record.
 */
export async function endVersion(
  trx: Trx,
  documentId: string,
  withdrawal: Withdrawal,
): Promise<VersionRecord | null> {
  const ending = { ...withdrawal, at: await nextMoment(trx, documentId, withdrawal.at) };
  const { action, event } = acts[ending.because];
  const number = await markDraft(trx, documentId, action, ending.at);
  if (number === null) return null;
  const version = await markEnded(trx, { documentId, number }, ending);
  await recordEvent(trx, {
    documentId,
    event,
    actor:
      ending.by === null ? "system" : `${ending.because === "declined" ? "signer" : "user"}:${ending.by}`,
    at: ending.at,
    details: { version: number, sha256: version.sha256 },
  });
  return version;
}

/** Unlocks what its owner locked while it was out for signing and cannot unlock any more, so that it can end. */
export async function unlockForEnd(trx: Trx, documentId: string, at: Date): Promise<void> {
  if (await markUnlocked(trx, documentId, at))
    await recordEvent(trx, { documentId, event: "document_unlocked", actor: "system", at });
}
