import type { Deps } from "#server/deps";
import { findWaiting, markMailed } from "#server/features/network/mail-store";
import { unreadMail } from "#server/features/network/network-mail";
import { defineJob } from "#server/jobs/queue";

export const unreadReminders = defineJob("network.unread-reminders");

/** A message that somebody is looking for is read sooner. */
const PATIENCE_MS = 15 * 60 * 1000;

/** Mails those for whom messages wait, once until they have read on. */
export async function remindUnread({ db, clock, jobs }: Deps): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - PATIENCE_MS);
  for (const userId of await findWaiting(db, before)) {
    await db.transaction(async (trx) => {
      const requestIds = await markMailed(trx, userId, before);
      if (requestIds.length === 0) return;
      const key = `${userId}-${now.getTime()}`;
      await jobs.enqueue(trx, unreadMail, { userId, requestIds, key }, { key });
    });
  }
}
