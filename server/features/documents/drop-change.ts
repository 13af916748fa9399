import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { assertUnlocked } from "#server/features/documents/assert-unlocked";
import { recordEvent } from "#server/features/documents/audit-trail";
import {
  lockDocumentRecord,
  type DocumentDetails,
  type DocumentRecord,
  type VersionRecord,
} from "#server/features/documents/documents-store";
import { storeChangedText } from "#server/features/documents/freeze-version";
import { readDocument } from "#server/features/documents/read-document";
import { readDraft, readFrozen, withAddressesOf } from "#server/features/documents/stored-content";
import { questionEnded } from "#server/features/documents/version-in-force";
import { findInForce, markRestored, reachedBy } from "#server/features/documents/versions-store";
import { AppError } from "#server/http/app-error";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";

/**
 * Gives up a drafted change: the document is its version in force again, and who agreed to the change is told. Repeating it changes
 * nothing. Throws `document_not_found`,
 * `document_locked`, `no_change_drafted`.
 */
export async function dropChange(deps: Deps, user: UserRecord, id: string): Promise<DocumentDetails> {
  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, id, user.id);
    if (!document) throw new AppError("document_not_found");
    assertUnlocked(document.status);
    const inForce = await findInForce(trx, id);
    if (inForce && document.status === "fully_signed") return;
    const usedUp = inForce && (await restore(trx, document, inForce, at));
    if (!usedUp) throw new AppError("no_change_drafted");
    await recordEvent(trx, {
      documentId: id,
      event: "change_dropped",
      actor: `user:${user.id}`,
      at,
      details: { version: inForce.number, sha256: inForce.sha256 },
    });
    for (const requestId of usedUp)
      await deps.jobs.enqueue(trx, questionEnded, { requestId }, { key: requestId });
  });
  return readDocument(deps, user, id);
}

/** Answers the requests whose consent is used up by that; null, and nothing happens, when the document is no draft. */
async function restore(
  trx: Trx,
  document: DocumentRecord,
  version: VersionRecord,
  at: Date,
): Promise<string[] | null> {
  const frozen = readFrozen(version);
  const { type, content } = withAddressesOf(frozen, await reachedBy(trx, version.id));
  // As a draft has it: without the keys of a sheet's rows.
  const wording = withIdentitiesOf(readDraft(document), readDraft({ id: document.id, type, content }));
  const usedUp = await markRestored(trx, version, { title: frozen.title, content: wording.content, at });
  if (usedUp) await storeChangedText(trx, document, wording, at);
  return usedUp;
}

/** Government ids are the draft's: they may have been sealed anew since the version was sent, and never change. */
function withIdentitiesOf(draft: TypedContent, wording: TypedContent): TypedContent {
  if (draft.type !== "featured_artist_agreement" || wording.type !== "featured_artist_agreement")
    return wording;
  const { formData } = wording.content;
  const legal = draft.content.formData?.legal ?? null;
  return { ...wording, content: { ...wording.content, formData: formData && { ...formData, legal } } };
}
