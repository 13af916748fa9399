import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { findAdminDocument } from "#server/features/admin/documents-list-store";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import { evidenceCertificateOnClaim } from "#server/features/history/index";
import { keptSignatures } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";
import type { KeptSignature } from "#shared/contract/admin";
import type { AdminAction } from "#shared/contract/admin-tables";

/** All that is kept of a document's signatures, for a claim; who read it and why is written down first. Throws `document_not_found`. */
export async function readSignatureRecords(
  deps: Deps,
  actor: UserRecord,
  documentId: string,
  reason: string,
): Promise<KeptSignature[]> {
  if (!(await findAdminDocument(deps.db, documentId))) throw new AppError("document_not_found");
  return deps.db.transaction(async (trx) => {
    await keepReason(deps, trx, actor, { action: "signature_records_read", documentId, reason });
    return keptSignatures(trx, documentId);
  });
}

/**
 * The draft of a certificate for a court with everybody's evidence on it. It is drawn first: of what could not be drawn nobody read
 * anything; it is handed out only once it is written down who asked and why. Throws `document_not_found`, `version_not_found`.
 */
export async function drawEvidenceCertificate(
  deps: Deps,
  actor: UserRecord,
  documentId: string,
  reason: string,
): Promise<File> {
  const file = await evidenceCertificateOnClaim(deps, documentId);
  await deps.db.transaction((trx) =>
    keepReason(deps, trx, actor, { action: "evidence_certificate_drawn", documentId, reason }),
  );
  return file;
}

type Reading = { action: AdminAction; documentId: string; reason: string };

function keepReason(deps: Deps, trx: Trx, actor: UserRecord, { action, documentId, reason }: Reading) {
  return recordAdminEvent(deps, trx, actor.id, {
    action,
    targetType: "document",
    targetId: documentId,
    after: { reason },
  });
}
