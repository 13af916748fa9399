import type { Deps } from "#server/deps";
import { findAdminDocument } from "#server/features/admin/documents-list-store";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import { keptSignatures } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { KeptSignature } from "#shared/contract/admin";

/** All that is kept of a document's signatures, for a claim; who read it and why is written down first. Throws `document_not_found`. */
export async function readSignatureRecords(
  deps: Deps,
  actor: UserRecord,
  documentId: string,
  reason: string,
): Promise<KeptSignature[]> {
  if (!(await findAdminDocument(deps.db, documentId))) throw new AppError("document_not_found");
  return deps.db.transaction(async (trx) => {
    await recordAdminEvent(deps, trx, actor.id, {
      action: "signature_records_read",
      targetType: "document",
      targetId: documentId,
      after: { reason },
    });
    return keptSignatures(trx, documentId);
  });
}
