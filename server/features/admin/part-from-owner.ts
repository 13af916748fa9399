import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import {
  boundToOwner,
  signedDocumentsOf,
  type FormerOwner,
} from "#server/features/admin/owned-documents-store";
import { sealOwnerGoneMail, ownerGoneMail } from "#server/features/admin/owner-gone-mail";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { cancelOfDeleted } from "#server/features/consent/index";
import { findInForce, readFrozen } from "#server/features/documents/index";
import { sendSealedText, takeBackOfDeleted } from "#server/features/signing/index";
import { wordsIn } from "#shared/words/speak";

/**
 * What becomes of the documents that others have signed when their owner is deleted: what is in force stays, what was out for signing is
 * taken back, what is asked about it ends, and everybody on either is told. Whoever is on several in force is told of all of them at once. Before the owner's name is
 * taken away.
 */
export async function partFromOwner(deps: Deps, trx: Trx, owner: UserRecord, at: Date): Promise<void> {
  for (const document of await signedDocumentsOf(trx, owner.id)) await endWhatIsOpen(deps, trx, document, at);
  const { id, email, phone } = owner;
  await notifyBound(deps, trx, { id, name: fullName(owner), email, phone }, at);
}

/** The same of one that was hidden when its owner was deleted, once it is shown again: who they were stands in what they had sent. */
export async function partFromFormerOwner(
  deps: Deps,
  trx: Trx,
  document: { id: string; ownerId: string },
  at: Date,
): Promise<void> {
  await endWhatIsOpen(deps, trx, document, at);
  const inForce = await findInForce(trx, document.id);
  if (!inForce) return;
  const { senderEmail, senderPhone: phone } = inForce;
  const { name } = readFrozen(inForce).sentBy;
  const owner = { id: document.ownerId, name, email: senderEmail ?? "", phone };
  await notifyBound(deps, trx, owner, at, document.id);
}

/** Nobody could take it back, or answer for it. */
async function endWhatIsOpen(deps: Deps, trx: Trx, { id }: { id: string }, at: Date): Promise<void> {
  await takeBackOfDeleted(deps, trx, id, at);
  await cancelOfDeleted(deps, trx, id, at);
}

async function notifyBound(
  deps: Deps,
  trx: Trx,
  owner: FormerOwner,
  at: Date,
  documentId?: string,
): Promise<void> {
  const { id, name } = owner;
  for (const { to, language, documents } of await boundToOwner(trx, owner, documentId)) {
    if ("address" in to) {
      const sealed = sealOwnerGoneMail(deps, { to, language, owner: name, documents });
      await deps.jobs.enqueue(trx, ownerGoneMail, sealed, { key: `${documentId ?? id} ${sealed.key}` });
    } else {
      const text = wordsIn(language).say("ownerGone.text", { owner: name, count: documents.length });
      await sendSealedText(deps, trx, { to: to.phone, text, at });
    }
  }
}
