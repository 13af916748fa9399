import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { findAdminDocument } from "#server/features/admin/documents-list-store";
import {
  findAsked,
  findHiddenSince,
  findOwner,
  hideOnce,
  purgeHidden,
  showOnce,
} from "#server/features/admin/hidden-documents-store";
import { hiddenMail, type HiddenLetter } from "#server/features/admin/hidden-mail";
import { partFromFormerOwner } from "#server/features/admin/part-from-owner";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import { holdAdministrator } from "#server/features/admin/users-store";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { findInForce, HIDDEN_MS, recordEvent } from "#server/features/documents/index";
import { fitTitle, sendSealedText } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import { defineJob } from "#server/jobs/queue";
import type { AdminDocument } from "#shared/contract/admin-tables";
import { wordsIn } from "#shared/words/speak";

const MOST_AT_ONCE = 500;

export const hiddenPurge = defineJob("admin.hidden-purge");

/** Nobody but administrators sees the document any more; after 30 days it is gone. Its people are told. Throws `document_not_found`. */
export async function hideDocument(deps: Deps, actor: UserRecord, id: string): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await holdAdministrator(trx, actor.id);
    const at = deps.clock.now();
    const document = await hideOnce(trx, id, at);
    if (!document) throw new AppError("document_not_found");
    await notifyPeople(deps, trx, document, { kind: "hidden", at });
    await recordEvent(trx, { documentId: id, event: "document_hidden", actor: `user:${actor.id}`, at });
    await recordAdminEvent(deps, trx, actor.id, {
      action: "document_deleted",
      targetType: "document",
      targetId: id,
      before: { status: document.status },
      after: { purgeAt: new Date(at.getTime() + HIDDEN_MS).toISOString() },
    });
  });
}

/** Everything is as it was, links included. Throws `document_not_found` when it is not hidden (any more). */
export async function restoreDocument(deps: Deps, actor: UserRecord, id: string): Promise<AdminDocument> {
  await deps.db.transaction(async (trx) => {
    await holdAdministrator(trx, actor.id);
    const at = deps.clock.now();
    const document = await showOnce(trx, id);
    if (!document) throw new AppError("document_not_found");
    // Before its people are told: nothing of what ends with whoever had sent it is as it was.
    const { deletedAt } = await findOwner(trx, document.ownerId);
    if (deletedAt && deletedAt >= document.hiddenSince) await partFromFormerOwner(deps, trx, document, at);
    await notifyPeople(deps, trx, document, { kind: "restored", at });
    await recordEvent(trx, { documentId: id, event: "document_restored", actor: `user:${actor.id}`, at });
    await recordAdminEvent(deps, trx, actor.id, {
      action: "document_restored",
      targetType: "document",
      targetId: id,
      after: { status: (await findAdminDocument(trx, id))?.status ?? null },
    });
  });
  const {
    ownerEmail: _,
    updatedAt: __,
    versionNumber: ___,
    ...restored
  } = (await findAdminDocument(deps.db, id))!;
  return restored;
}

/** Deletes, for good, what was hidden 30 days ago. What stays is the trail of ids and hashes. */
export async function purgeHiddenDocuments(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - HIDDEN_MS);
  for (const id of await findHiddenSince(deps.db, before, MOST_AT_ONCE)) {
    await deps.db.transaction(async (trx) => {
      if (!(await purgeHidden(trx, id, before))) return;
      await recordEvent(trx, { documentId: id, event: "document_purged", actor: "system", at: now });
    });
  }
}

type NotifiedDocument = { id: string; title: string; ownerId: string };

/**
 * Its owner, everybody who was asked to sign the version that counts, and whoever signs in their place: they have a copy, or a link that
 * opens nothing now.
 */
async function notifyPeople(
  deps: Deps,
  trx: Trx,
  { id, title, ownerId }: NotifiedDocument,
  { kind, at }: { kind: HiddenLetter["kind"]; at: Date },
): Promise<void> {
  const { jobs, secrets } = deps;
  const owner = await findOwner(trx, ownerId);
  const inForce = (await findInForce(trx, id))?.number ?? null;
  const asked = await findAsked(trx, id, at);
  const letters: Pick<HiddenLetter, "to" | "isOwner" | "language">[] = [
    ...(owner.deletedAt ? [] : [{ to: { name: fullName(owner), address: owner.email }, isOwner: true }]),
    ...asked
      .filter(({ email }) => email !== "" && email !== owner.email)
      .map(({ name, email, language }) => ({ to: { name, address: email }, language, isOwner: false })),
  ];
  for (const [index, reader] of letters.entries()) {
    const letter: HiddenLetter = { ...reader, kind, title, inForce, at: at.toISOString() };
    const key = `${id} ${kind} ${letter.at} ${index}`;
    const sealed = secrets.seal(JSON.stringify(letter));
    await jobs.enqueue(trx, hiddenMail, { documentId: id, key, sealed }, { key });
  }
  for (const { email, phone: to, language } of asked) {
    if (email !== "") continue;
    const { say, day } = wordsIn(language);
    const until = day(new Date(at.getTime() + HIDDEN_MS));
    const text = fitTitle(title, (kept) => say(`${kind}.text`, { title: kept, day: until }));
    await sendSealedText(deps, trx, { to, text, at });
  }
}
