import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { openInvitation, type SigningAccess } from "#server/features/signing/open-invitation";
import { resumeReminders, stopReminders } from "#server/features/signing/reminders-store";
import { remindersDue } from "#server/features/signing/signing-rules";

/** Stops the reminders of an invitation, or lets them come again. Repeating it changes nothing. Throws as `openInvitation` does. */
export async function switchReminders(
  deps: Deps,
  access: SigningAccess,
  { reminders }: { reminders: boolean },
): Promise<{ reminders: boolean }> {
  const { signer, document, version } = await openInvitation(deps, access);
  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    if (!(await lockVersion(trx, document.id, version.number))) return;
    const isChanged = reminders
      ? await resumeReminders(trx, signer.id, remindersDue(signer, at))
      : await stopReminders(trx, signer.id, at);
    if (!isChanged) return;
    await recordEvent(trx, {
      documentId: document.id,
      event: reminders ? "reminders_resumed" : "reminders_stopped",
      actor: `signer:${signer.id}`,
      at,
      details: { signerId: signer.id },
    });
  });
  return { reminders };
}
