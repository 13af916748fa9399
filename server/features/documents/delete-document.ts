import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { confirmPassword, forgetWaitingMails, fullName, type UserRecord } from "#server/features/auth/index";
import { recordEvent } from "#server/features/documents/audit-trail";
import { withdrawnMail } from "#server/features/documents/documents-mail";
import {
  deleteDocumentRecord,
  invitedPeople,
  lockDocumentRecord,
  type DocumentRecord,
} from "#server/features/documents/documents-store";
import { assertUnlocked } from "#server/features/documents/assert-unlocked";
import { wasOnceSigned } from "#server/features/documents/versions-store";
import { AppError } from "#server/http/app-error";
import { isDeletable } from "#shared/domain/document-status";

/**
 * Deletes a document that nobody's signature is on, for good; whoever was asked to sign it is told. Throws `password_wrong`,
 * `document_not_found`, `document_locked`, `document_signed`.
 */
export async function deleteDocument(
  deps: Deps,
  user: UserRecord,
  id: string,
  password: string,
): Promise<void> {
  const { db } = deps;
  await confirmPassword(user, password);
  await db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, id, user.id);
    if (!document) throw new AppError("document_not_found");
    await assertUnsigned(trx, document);

    await removeDocument(deps, trx, document, {
      owner: fullName(user),
      by: `user:${user.id}`,
      notifiesSigners: true,
    });
  });
}

type Removal = { owner: string; by: `user:${string}`; notifiesSigners: boolean };

/** Deletes a document whose record the caller holds; whoever was asked to sign it is told. What stays is its trail. */
export async function removeDocument(
  { clock, jobs, secrets }: Deps,
  trx: Trx,
  { id, title }: Pick<DocumentRecord, "id" | "title">,
  { owner, by, notifiesSigners }: Removal,
): Promise<void> {
  for (const { name, email, language } of notifiesSigners ? await invitedPeople(trx, id, clock.now()) : []) {
    const letter = { to: { name, address: email }, language, owner, title };
    const payload = { documentId: id, sealed: secrets.seal(JSON.stringify(letter)) };
    await jobs.enqueue(trx, withdrawnMail, payload, { key: `${id} ${name} ${email}` });
  }
  await forgetWaitingMails(trx, id, clock.now());
  await recordEvent(trx, { documentId: id, event: "document_deleted", actor: by, at: clock.now() });
  await deleteDocumentRecord(trx, id);
}

const SIGNED_BEFORE =
  "Everybody has signed an earlier version of this document, so it cannot be deleted by you alone. Send it again: once everybody has signed it, you can ask them to agree to the deletion.";
const SIGNED_BY_SOME =
  "Somebody has already signed this document. Recall it first: then it is a draft again, and you can delete it.";

/** Void signatures hinder nobody; a version that everybody signed is everybody's, also while the next one is being written. */
async function assertUnsigned(trx: Trx, { id, status }: DocumentRecord): Promise<void> {
  assertUnlocked(status);
  if (status === "fully_signed") throw new AppError("document_signed");
  if (await wasOnceSigned(trx, id)) throw new AppError("document_signed", SIGNED_BEFORE);
  if (!isDeletable(status)) throw new AppError("document_signed", SIGNED_BY_SOME);
}
