import type { Deps } from "#server/deps";
import {
  confirmedAmong,
  findAdminDocument,
  signersOfNewest,
} from "#server/features/admin/documents-list-store";
import { findIssuedPdfOf } from "#server/features/admin/issued-pdf-store";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { AdminDocumentView } from "#shared/contract/admin-tables";
import { toPercent } from "#shared/domain/shares";

/** A document's facts and who is on it, hidden or not. Throws `document_not_found`. */
export async function readAdminDocument({ db }: Deps, id: string): Promise<AdminDocumentView> {
  const document = await findAdminDocument(db, id);
  if (!document) throw new AppError("document_not_found");
  const signers = await signersOfNewest(db, id);
  const confirmed = await confirmedAmong(
    db,
    signers.map(({ email }) => email),
  );
  return {
    ...document,
    collaborators: signers.map(({ name, email, role, rights, leaving, signedAt }) => ({
      name,
      email,
      role,
      ownership: publishingShare(rights),
      leaving,
      signed: signedAt !== null,
      signedAt,
      emailVerified: confirmed.has(email),
    })),
  };
}

function publishingShare(rights: { rightsType: string; share: number }[]): number | null {
  const shares = rights.filter(({ rightsType }) => rightsType === "publishing");
  return shares.length === 0 ? null : toPercent(shares.reduce((sum, { share }) => sum + share, 0));
}

/** The PDF that everybody signed; that it was had is written down. Throws `document_not_found` where there is none. */
export async function downloadDocument(deps: Deps, actor: UserRecord, id: string) {
  const pdf = await findIssuedPdfOf(deps, id);
  if (!pdf) throw new AppError("document_not_found");
  await deps.db.transaction((trx) =>
    recordAdminEvent(deps, trx, actor.id, {
      action: "document_downloaded",
      targetType: "document",
      targetId: id,
    }),
  );
  return { bytes: pdf.bytes, filename: `${pdf.title}.pdf` };
}
