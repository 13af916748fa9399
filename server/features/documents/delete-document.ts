import type { Deps } from "#server/deps";
import { confirmPassword, fullName, type UserRow } from "#server/features/auth/index";
import { recordEvent } from "#server/features/documents/audit-trail";
import { withdrawnMail } from "#server/features/documents/documents-mail";
import {
  deleteDocumentRow,
  invitedPeople,
  lockDocumentRow,
} from "#server/features/documents/documents-store";
import { AppError } from "#server/http/app-error";
import { isDeletable } from "#shared/domain/document-status";

/**
 * Deletes a document nobody has signed, for good; whoever was asked to sign it is told. Throws `password_wrong`,
 * `document_not_found`, `document_locked`, `document_signed`.
 */
export async function deleteDocument(deps: Deps, user: UserRow, id: string, password: string): Promise<void> {
  const { db, clock, jobs } = deps;
  await confirmPassword(user, password);
  await db.transaction(async (trx) => {
    const document = await lockDocumentRow(trx, id, user.id);
    if (!document) throw new AppError("document_not_found");
    if (document.status === "locked") throw new AppError("document_locked");
    if (!isDeletable(document.status) || document.signedCount > 0) throw new AppError("document_signed");

    for (const { name, email } of await invitedPeople(trx, id)) {
      const payload = { to: { name, address: email }, owner: fullName(user), title: document.title };
      await jobs.enqueue(trx, withdrawnMail, payload, { key: `${id} ${name} ${email}` });
    }
    await recordEvent(trx, {
      documentId: id,
      event: "document_deleted",
      actor: `user:${user.id}`,
      at: clock.now(),
    });
    await deleteDocumentRow(trx, id);
  });
}
