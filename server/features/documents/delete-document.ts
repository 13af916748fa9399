import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { confirmPassword, forgetWaitingMails, fullName, type UserRecord } from "#server/features/auth/index";
import { recordEvent } from "#server/features/documents/audit-trail";
import { withdrawnMail, withdrawnText, type LetterText } from "#server/features/documents/documents-mail";
import {
  deleteDocumentRecord,
  lockDocumentRecord,
  type DocumentRecord,
} from "#server/features/documents/documents-store";
import { assertUnlocked } from "#server/features/documents/assert-unlocked";
import { invitedPeople } from "#server/features/documents/invited-people-store";
import { findInForce } from "#server/features/documents/versions-store";
import { AppError } from "#server/http/app-error";
import { isDeletable } from "#shared/domain/document-status";
import type { Language } from "#shared/words/languages";

/**
 * Deletes a document that nobody's signature is on, for good; whoever was asked to sign it is told. Throws `password_wrong`,
 * `document_not_found`, `document_locked`, `version_in_force`, `document_signed`.
 */
export async function deleteDocument(
  deps: Deps,
  user: UserRecord,
  id: string,
  password: string,
): Promise<void> {
  await confirmPassword(user, password);
  await deleteConfirmed(deps, user, id);
}

/** The same for whoever has confirmed it with their password already. */
export async function deleteConfirmed(deps: Deps, user: UserRecord, id: string): Promise<void> {
  await deps.db.transaction(async (trx) => {
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
  deps: Deps,
  trx: Trx,
  document: Pick<DocumentRecord, "id" | "title">,
  { owner, by, notifiesSigners }: Removal,
): Promise<void> {
  const { id } = document;
  const { clock } = deps;
  if (notifiesSigners) await notifyInvited(deps, trx, document, { owner });
  await forgetWaitingMails(trx, id, clock.now());
  await recordEvent(trx, { documentId: id, event: "document_deleted", actor: by, at: clock.now() });
  await deleteDocumentRecord(trx, id);
}

/** Tells everybody who was ever asked to sign a document that it is gone, but those at these addresses and numbers, who are told otherwise. */
export async function notifyInvited(
  { clock, jobs, secrets, sms }: Deps,
  trx: Trx,
  { id, title }: Pick<DocumentRecord, "id" | "title">,
  { owner, except = new Set() }: { owner: string; except?: ReadonlySet<string> },
): Promise<void> {
  const seal = (letter: object) => secrets.seal(JSON.stringify(letter));
  const phones = new Map<string, Language>();
  for (const { name, email, phone, language } of await invitedPeople(trx, id, clock.now())) {
    if (email === "") phones.set(phone, language);
    else if (!except.has(email)) {
      const sealed = seal({ to: { name, address: email }, language, owner, title });
      await jobs.enqueue(trx, withdrawnMail, { documentId: id, sealed }, { key: `${id} ${name} ${email}` });
    }
  }
  // One message a number, whoever shares it.
  for (const [to, language] of phones)
    if (sms && !except.has(to)) {
      const sealed = seal({ to, language, owner, title } satisfies LetterText);
      await jobs.enqueue(trx, withdrawnText, { textId: randomUUID(), sealed }, { key: `${id} ${to}` });
    }
}

/** Void signatures hinder nobody; a version in force is everybody's, also while the next one is written or signed. */
async function assertUnsigned(trx: Trx, { id, status }: DocumentRecord): Promise<void> {
  assertUnlocked(status);
  if (await findInForce(trx, id)) throw new AppError("version_in_force");
  if (!isDeletable(status)) throw new AppError("document_signed");
}
