import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { confirmPassword, type UserRow } from "#server/features/auth/index";
import { recordEvent } from "#server/features/documents/audit-trail";
import {
  lockDocumentRow,
  markLocked,
  markUnlocked,
  type DocumentRecord,
  type DocumentRow,
} from "#server/features/documents/documents-store";
import { readDocument } from "#server/features/documents/read-document";
import { AppError } from "#server/http/app-error";

/**
 * Nothing happens to a locked document until its owner unlocks it. Repeating it changes nothing. Throws `document_not_found`,
 * `document_not_lockable`.
 */
export async function lockDocument(deps: Deps, user: UserRow, id: string): Promise<DocumentRecord> {
  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    const document = await ownRow(trx, user, id);
    if (document.status === "locked") return;
    if (!(await markLocked(trx, id, at))) throw new AppError("document_not_lockable");
    await recordEvent(trx, { documentId: id, event: "document_locked", actor: `user:${user.id}`, at });
  });
  return readDocument(deps, user, id);
}

/** Gives a locked document back the status it had. Throws `document_not_found`, `document_not_locked`, `password_wrong`. */
export async function unlockDocument(
  deps: Deps,
  user: UserRow,
  id: string,
  { password }: { password: string; reason: string },
): Promise<DocumentRecord> {
  const at = deps.clock.now();
  await confirmPassword(user, password);
  await deps.db.transaction(async (trx) => {
    await ownRow(trx, user, id);
    if (!(await markUnlocked(trx, id, at))) throw new AppError("document_not_locked");
    await recordEvent(trx, { documentId: id, event: "document_unlocked", actor: `user:${user.id}`, at });
  });
  return readDocument(deps, user, id);
}

async function ownRow(trx: Trx, user: UserRow, id: string): Promise<DocumentRow> {
  const document = await lockDocumentRow(trx, id, user.id);
  if (!document) throw new AppError("document_not_found");
  return document;
}
