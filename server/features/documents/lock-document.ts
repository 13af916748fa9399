import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { confirmPassword, fullName, type UserRecord } from "#server/features/auth/index";
import { eventsOf } from "#server/features/documents/audit-store";
import { recordEvent } from "#server/features/documents/audit-trail";
import { unlockedMail, unlockedText, type LetterText } from "#server/features/documents/documents-mail";
import {
  awaitedPeople,
  lockDocumentRecord,
  markLocked,
  markUnlocked,
  type DocumentDetails,
  type DocumentRecord,
} from "#server/features/documents/documents-store";
import { readDocument } from "#server/features/documents/read-document";
import { AppError } from "#server/http/app-error";
import type { Language } from "#shared/words/languages";

/**
 * Nothing happens to a locked document until its owner unlocks it. Repeating it changes nothing. Throws `document_not_found`,
 * `document_not_lockable`.
 */
export async function lockDocument(deps: Deps, user: UserRecord, id: string): Promise<DocumentDetails> {
  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    const document = await ownRecord(trx, user, id);
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
  user: UserRecord,
  id: string,
  { password, reason }: { password: string; reason: string },
): Promise<DocumentDetails> {
  const at = deps.clock.now();
  await confirmPassword(user, password);
  await deps.db.transaction(async (trx) => {
    const { title } = await ownRecord(trx, user, id);
    if (!(await markUnlocked(trx, id, at))) throw new AppError("document_not_locked");
    const actor = `user:${user.id}` as const;
    await recordEvent(trx, { documentId: id, event: "document_unlocked", actor, at, reason });
    if (reason !== "") await notifySigners(deps, trx, user, { id, title, reason });
  });
  return readDocument(deps, user, id);
}

/** At most once an hour each, however often the document is locked and unlocked: so long the queue knows a key. */
async function notifySigners(
  { jobs, secrets, sms }: Deps,
  trx: Trx,
  user: UserRecord,
  { id, title, reason }: { id: string; title: string; reason: string },
) {
  const owner = fullName(user);
  const locking = (await eventsOf(trx, id)).findLast(({ event }) => event === "document_locked");
  const phones = new Map<string, Language>();
  for (const { name, email, phone, language } of await awaitedPeople(trx, id)) {
    if (email === "") phones.set(phone, language);
    // Who did it need not be told.
    if (email === "" || (email === user.email && name === owner)) continue;
    const to = { name, address: email };
    const letter = { to, language, owner, title, reason, lockedAt: locking?.at };
    const payload = { documentId: id, sealed: secrets.seal(JSON.stringify(letter)) };
    await jobs.enqueue(trx, unlockedMail, payload, { key: `${id} ${name} ${email}` });
  }
  // One message a number, whoever shares it.
  for (const [to, language] of phones)
    if (sms && to !== user.phone) {
      const sealed = secrets.seal(
        JSON.stringify({ to, language, owner, title, accountId: user.id } satisfies LetterText),
      );
      const payload = { textId: randomUUID(), documentId: id, sealed };
      await jobs.enqueue(trx, unlockedText, payload, { key: `${id} ${to}` });
    }
}

async function ownRecord(trx: Trx, user: UserRecord, id: string): Promise<DocumentRecord> {
  const document = await lockDocumentRecord(trx, id, user.id);
  if (!document) throw new AppError("document_not_found");
  return document;
}
