import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import {
  endVersion,
  findVersion,
  lockDocumentRecord,
  readDocument,
  assertUnlocked,
  unlockForEnd,
  type DocumentDetails,
  type DocumentRecord,
} from "#server/features/documents/index";
import { announceEnd } from "#server/features/signing/mails/ended-mail";
import { AppError } from "#server/http/app-error";

/** Stands in the history, in English as all of it does. */
const ACCOUNT_DELETED = "The account that had sent it was deleted";

/**
 * The owner takes a document back that is out for signing: it is a draft again, what was signed is void, and everybody is told why.
 * Repeating it changes nothing. Throws `document_not_found`, `document_locked`, `not_awaiting_signatures`.
 */
export async function recallDocument(
  deps: Deps,
  user: UserRecord,
  id: string,
  reason: string,
): Promise<DocumentDetails> {
  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, id, user.id);
    if (!document) throw new AppError("document_not_found");
    assertUnlocked(document.status);
    if (await wasRecalled(trx, document)) return;

    const version = await endVersion(trx, id, { because: "recalled", reason, by: user.id, at });
    if (!version) throw new AppError("not_awaiting_signatures");
    await announceEnd(deps, trx, version);
  });
  return readDocument(deps, user, id);
}

async function wasRecalled(trx: Trx, { id, status, versionNumber }: DocumentRecord): Promise<boolean> {
  if (status !== "draft") return false;
  const version = await findVersion(trx, id, versionNumber);
  return version?.endedBecause === "recalled";
}

/**
 * Ends what is out for signing of an account that is deleted: nobody could answer for it any more. Who was asked is told; what is in force
 * stays. Nothing where nothing is out. The caller's transaction holds the document's record.
 */
export async function takeBackOfDeleted(
  deps: Pick<Deps, "clock" | "jobs" | "sms" | "secrets">,
  trx: Trx,
  documentId: string,
  at: Date,
): Promise<void> {
  await unlockForEnd(trx, documentId, at);
  const version = await endVersion(trx, documentId, {
    because: "recalled",
    reason: ACCOUNT_DELETED,
    by: null,
    at,
  });
  if (version) await announceEnd(deps, trx, version);
}
