import type { Deps } from "#server/deps";
import { markUnusedNotified, listUnused } from "#server/features/payments/unused-store";
import { unusedMail } from "#server/features/payments/unused-mail";
import { defineJob } from "#server/jobs/queue";

export const unusedReminders = defineJob("payments.unused-reminders");

const DAY = 24 * 60 * 60 * 1000;
/** Whoever has just paid is about to use it. */
const PATIENCE_MS = DAY;
/** What has waited longer when this is first run was left on purpose. */
const TOO_OLD_MS = 30 * DAY;

/** Tells those who paid a day ago, and have not used it, that it waits for them: once. */
export async function notifyOfUnused({ db, clock, jobs }: Deps): Promise<void> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const paymentId of await listUnused(db, { from: ago(TOO_OLD_MS), to: ago(PATIENCE_MS) })) {
    await db.transaction(async (trx) => {
      if (!(await markUnusedNotified(trx, paymentId, now))) return;
      await jobs.enqueue(trx, unusedMail, { paymentId }, { key: paymentId });
    });
  }
}
