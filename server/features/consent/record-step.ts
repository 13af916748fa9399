import type { Trx } from "#server/db/client";
import type { ConsentRequestRecord } from "#server/features/consent/consent-store";
import { recordEvent, type AuditEventName } from "#server/features/documents/index";

type Step = {
  event: Extract<AuditEventName, `consent_${string}` | "document_purged">;
  actor: `user:${string}` | `signer:${string}` | "system";
  at: Date;
  details?: Record<string, string | number>;
};

/** Adds what happened to a request to the document's trail. */
export function recordStep(
  trx: Trx,
  { id, documentId, purpose }: ConsentRequestRecord,
  { details, ...step }: Step,
): Promise<void> {
  return recordEvent(trx, { documentId, ...step, details: { requestId: id, purpose, ...details } });
}
