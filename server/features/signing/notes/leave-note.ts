import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { affirmedMail, noteMail } from "#server/features/signing/notes/note-mails";
import {
  findNewestNote,
  insertNoteOnce,
  takeDenialBack,
  type SignerNote,
} from "#server/features/signing/notes/signer-notes-store";
import { alreadySigned, openInvitation, type SigningAccess } from "#server/features/signing/open-invitation";
import { AppError } from "#server/http/app-error";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import type { SignerNoteKind, toldKinds } from "#shared/domain/signer-notes";

/**
 * Somebody who has not signed tells the owner what would have to change, or that the link came to somebody else. The document stays out for
 * signing. Whoever said that and is the one after all takes it back: null. Repeating it changes nothing. Throws as `openInvitation` does, and `invalid_input`, `note_open`, `already_signed`,
 * `document_locked`, `not_awaiting_signatures`.
 */
export async function leaveNote(
  deps: Deps,
  access: SigningAccess,
  { kind, text }: { kind: (typeof toldKinds)[number]; text: string },
): Promise<SignerNote | null> {
  if (kind === "change" && text === "")
    throw new AppError("invalid_input", undefined, {
      issues: [{ path: "text", message: "Please say what would have to change" }],
    });
  const { signer, signature, document, version } = await openInvitation(deps, access);
  if (signature) throw alreadySigned(signer);
  const at = deps.clock.now();
  return deps.db.transaction(async (trx) => {
    const status = await lockVersion(trx, document.id, version.number);
    if (status === "locked") throw new AppError("document_locked");
    if (!status || !isAwaitingSignatures(status)) throw new AppError("not_awaiting_signatures");
    if (kind === "is_me") {
      await affirm(deps, trx, { documentId: document.id, signerId: signer.id }, at);
      return null;
    }
    const { ownerId } = document;
    const note = { id: randomUUID(), signerId: signer.id, ownerId, kind, text, at };
    if (!(await insertNoteOnce(trx, note))) {
      const open = await findNewestNote(trx, signer.id);
      if (open?.kind === kind && open.text === text) return open;
      throw new AppError("note_open");
    }
    await recordEvent(trx, {
      documentId: document.id,
      event: events[kind],
      actor: `signer:${signer.id}`,
      at,
      details: { signerId: signer.id },
      reason: text,
    });
    await deps.jobs.enqueue(trx, noteMail, { noteId: note.id }, { key: note.id });
    return { ...note, answer: null, answeredAt: null };
  });
}

const events = { change: "change_asked", not_me: "recipient_denied" } as const satisfies Record<
  SignerNoteKind,
  string
>;

async function affirm(
  deps: Deps,
  trx: Trx,
  { documentId, signerId }: { documentId: string; signerId: string },
  at: Date,
): Promise<void> {
  const noteId = await takeDenialBack(trx, signerId);
  if (noteId === null) return;
  const actor = `signer:${signerId}` as const;
  await recordEvent(trx, { documentId, event: "recipient_affirmed", actor, at, details: { signerId } });
  await deps.jobs.enqueue(trx, affirmedMail, { signerId, noteId }, { key: noteId });
}
