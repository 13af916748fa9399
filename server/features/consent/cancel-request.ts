import type { Deps } from "#server/deps";
import type { UserRow } from "#server/features/auth/index";
import type { Purpose } from "#server/features/consent/consent-rules";
import { endRequest } from "#server/features/consent/consent-store";
import { findNewestRequest, type ConsentRecord } from "#server/features/consent/questions-store";
import { recordStep } from "#server/features/consent/record-step";
import { tellEverybody } from "#server/features/consent/tell-everybody";
import { lockDocumentRow } from "#server/features/documents/index";
import { AppError } from "#server/http/app-error";

/**
 * Takes an open request back, or a deletion that everybody agreed to until its day. Repeating it changes nothing. Throws
 * `document_not_found`, `consent_not_open`.
 */
export async function cancelRequest(
  deps: Deps,
  user: UserRow,
  documentId: string,
  purpose: Purpose,
): Promise<ConsentRecord> {
  const at = deps.clock.now();
  return deps.db.transaction(async (trx) => {
    if (!(await lockDocumentRow(trx, documentId, user.id))) throw new AppError("document_not_found");
    const record = await findNewestRequest(trx, documentId, purpose);
    if (record?.request.status === "cancelled") return record;
    const request = record && (await endRequest(trx, record.request.id, "cancelled", at));
    if (!request) throw new AppError("consent_not_open");

    const cancelled = { ...record, request };
    await recordStep(trx, request, { event: "consent_cancelled", actor: `user:${user.id}`, at });
    await tellEverybody(deps, trx, cancelled);
    return cancelled;
  });
}
