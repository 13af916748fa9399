import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import type { Purpose } from "#server/features/consent/consent-rules";
import { endRequest } from "#server/features/consent/consent-store";
import { findNewestRequest, type ConsentRequestDetails } from "#server/features/consent/questions-store";
import { recordStep } from "#server/features/consent/record-step";
import { notifyEverybody } from "#server/features/consent/notify-everybody";
import { lockDocumentRecord } from "#server/features/documents/index";
import { AppError } from "#server/http/app-error";

/**
 * Takes an open request back, or a deletion that everybody agreed to until its day. Repeating it changes nothing. Throws
 * `document_not_found`, `consent_not_open`.
 */
export async function cancelRequest(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  purpose: Purpose,
): Promise<ConsentRequestDetails> {
  const at = deps.clock.now();
  return deps.db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, documentId, user.id))) throw new AppError("document_not_found");
    const consent = await findNewestRequest(trx, documentId, purpose);
    if (consent?.request.status === "cancelled") return consent;
    const request = consent && (await endRequest(trx, consent.request.id, "cancelled", at));
    if (!request) throw new AppError("consent_not_open");

    const cancelled = { ...consent, request };
    await recordStep(trx, request, { event: "consent_cancelled", actor: `user:${user.id}`, at });
    await notifyEverybody(deps, trx, cancelled);
    return cancelled;
  });
}
