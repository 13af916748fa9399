import type { Deps } from "#server/deps";
import { assertMaySendWords, countMails, type UserRecord } from "#server/features/auth/index";
import {
  assertUnlocked,
  findVersion,
  lockDocumentRecord,
  recordEvent,
} from "#server/features/documents/index";
import { answerMail } from "#server/features/signing/notes/note-mails";
import { answerNote, findNote } from "#server/features/signing/notes/signer-notes-store";
import { insertReminderLink } from "#server/features/signing/reminders-store";
import { signersOf } from "#server/features/signing/signers-store";
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { sendText } from "#server/features/signing/texts/text-message";
import { AppError } from "#server/http/app-error";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { addressOf } from "#shared/domain/split-sheet";

/**
 * The owner answers a signer, who is sent the answer with a link beside the one they have. Throws `document_not_found`, `not_found`,
 * `note_answered`, `not_awaiting_signatures`, `document_locked`, and what the budgets do.
 */
export async function answerSigner(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  { noteId, answer }: { noteId: string; answer: string },
): Promise<void> {
  const { clock, secrets, jobs } = deps;
  const at = clock.now();
  await deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, documentId, user.id);
    if (!document) throw new AppError("document_not_found");
    assertMaySendWords(user, answer);
    const version = await findVersion(trx, documentId, document.versionNumber);
    const note = await findNote(trx, noteId);
    const signers = version ? await signersOf(trx, version.id) : [];
    const signer = signers.find(({ id }) => id === note?.signerId);
    // Whoever is somebody else is corrected, or takes it back.
    if (!version || !signer || note?.kind !== "change") throw new AppError("not_found");
    assertUnlocked(document.status);
    if (version.endedAt || !isAwaitingSignatures(document.status))
      throw new AppError("not_awaiting_signatures");
    if (!(await answerNote(trx, noteId, { answer, at }))) throw new AppError("note_answered");
    const [leavesAt = at] = await countMails(trx, user, {
      about: documentId,
      to: [{ email: addressOf(signer) }],
      now: at,
    });
    const afterMs = leavesAt.getTime() - at.getTime();
    if (signer.email === "") {
      await assertMayText(trx, user, { count: 1, now: at });
      await sendText(deps, trx, { kind: "answer", signer, at, accountId: user.id, afterMs });
    } else {
      const token = secrets.newToken();
      const tokenHash = secrets.hashToken(token);
      await insertReminderLink(trx, { tokenHash, signerId: signer.id, createdAt: at });
      const payload = { noteId, sealedToken: secrets.seal(token) };
      await jobs.enqueue(trx, answerMail, payload, { key: noteId, afterMs });
    }
    await recordEvent(trx, {
      documentId,
      event: "change_answered",
      actor: `user:${user.id}`,
      at,
      details: { signerId: signer.id },
      reason: answer,
    });
  });
}
