import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { boundToOwner, signedDocumentsOf } from "#server/features/admin/owned-documents-store";
import { sealOwnerGoneMail, ownerGoneMail } from "#server/features/admin/owner-gone-mail";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { sendSealedText, takeBackOfDeleted } from "#server/features/signing/index";
import { wordsIn } from "#shared/words/speak";

/**
 * What becomes of the documents that others have signed when their owner is deleted: what is in force stays, what was out for signing is
 * taken back, and everybody on either is told. Whoever is on several in force is told of all of them at once. Before the owner's name is
 * taken away.
 */
export async function partFromOwner(deps: Deps, trx: Trx, owner: UserRecord, at: Date): Promise<void> {
  for (const { id } of await signedDocumentsOf(trx, owner.id)) await takeBackOfDeleted(deps, trx, id, at);
  const name = fullName(owner);
  for (const { to, language, documents } of await boundToOwner(trx, owner)) {
    if ("address" in to) {
      const letter = { to, language, owner: name, documents };
      const sealed = sealOwnerGoneMail(deps, letter);
      await deps.jobs.enqueue(trx, ownerGoneMail, sealed, { key: `${owner.id} ${sealed.key}` });
    } else {
      const text = wordsIn(language).say("ownerGone.text", { owner: name, count: documents.length });
      await sendSealedText(deps, trx, { to: to.phone, text, at });
    }
  }
}
