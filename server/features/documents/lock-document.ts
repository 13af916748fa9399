import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { confirmPassword, fullName, type UserRow } from "#server/features/auth/index";
import { recordEvent } from "#server/features/documents/audit-trail";
import { unlockedMail } from "#server/features/documents/documents-mail";
import {
  awaitedPeople,
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

/**
 * Gives a locked document back the status it had. A reason stands in the history, and those who still have to sign are told. Throws `document_not_found`, `document_not_locked`,
 * `password_wrong`.
 */
export async function unlockDocument(
  deps: Deps,
  user: UserRow,
  id: string,
  { password, reason }: { password: string; reason: string },
): Promise<DocumentRecord> {
  const at = deps.clock.now();
  await confirmPassword(user, password);
  await deps.db.transaction(async (trx) => {
    const { title } = await ownRow(trx, user, id);
    if (!(await markUnlocked(trx, id, at))) throw new AppError("document_not_locked");
    const actor = `user:${user.id}` as const;
    await recordEvent(trx, { documentId: id, event: "document_unlocked", actor, at, reason });
    if (reason !== "") await tellSigners(deps, trx, id, { owner: fullName(user), title, reason });
  });
  return readDocument(deps, user, id);
}

type Words = { owner: string; title: string; reason: string };

/** At most once an hour each, however often the document is locked and unlocked: so long the queue knows a key. */
async function tellSigners({ jobs, secrets }: Deps, trx: Trx, documentId: string, words: Words) {
  for (const { name, email } of await awaitedPeople(trx, documentId)) {
    const letter = { to: { name, address: email }, ...words };
    const payload = { documentId, sealed: secrets.seal(JSON.stringify(letter)) };
    await jobs.enqueue(trx, unlockedMail, payload, { key: `${documentId} ${name} ${email}` });
  }
}

async function ownRow(trx: Trx, user: UserRow, id: string): Promise<DocumentRow> {
  const document = await lockDocumentRow(trx, id, user.id);
  if (!document) throw new AppError("document_not_found");
  return document;
}
