import type { Deps } from "#server/deps";
import { outcomeOf, remindersDue, remindersDueAt } from "#server/features/consent/consent-rules";
import { countReminder, findUnreminded } from "#server/features/consent/consent-store";
import { forEachDue } from "#server/features/consent/for-each-due";
import { askSigner } from "#server/features/consent/ask-signer";
import { findQuestion } from "#server/features/consent/questions-store";
import { recordStep } from "#server/features/consent/record-step";
import { defineJob } from "#server/jobs/queue";

export const consentReminders = defineJob("consent.reminders");

/** Reminds those who have not answered, with a new link each; a run that comes late sends one reminder and not two. */
export async function remindSigners(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await findUnreminded(deps.db, now, remindersDueAt(now));
  await forEachDue(deps, due, async (trx, { id }) => {
    const question = await findQuestion(trx, id);
    if (!question || outcomeOf(question.request, now) !== "pending") return;
    const { request, mine } = question;
    if (!(await countReminder(trx, id, remindersDue(request.requestedAt, now)))) return;
    await askSigner(deps, trx, mine, { at: now });
    await recordStep(trx, request, {
      event: "consent_reminder_sent",
      actor: "system",
      at: now,
      details: { signerId: mine.signerId },
    });
  });
}
