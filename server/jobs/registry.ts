import type { Deps } from "#server/deps";
import { accountJobs } from "#server/features/account/index";
import { adminJobs } from "#server/features/admin/index";
import { authJobs } from "#server/features/auth/index";
import { consentJobs } from "#server/features/consent/index";
import { contactsJobs } from "#server/features/contacts/index";
import { documentsJobs } from "#server/features/documents/index";
import { historyJobs } from "#server/features/history/index";
import { networkJobs } from "#server/features/network/index";
import { noticesJobs } from "#server/features/notices/index";
import { paymentsJobs } from "#server/features/payments/index";
import { signingJobs } from "#server/features/signing/index";
import { supportJobs } from "#server/features/support/index";
import { transparencyJobs } from "#server/features/transparency/index";
import { unfinishedJobs } from "#server/features/unfinished/index";
import { verificationJobs } from "#server/features/verification/index";
import type { RoomJob, ScheduledJob } from "#server/jobs/room-jobs";

/** Every job and who does it. */
export const allJobs: readonly RoomJob[] = [
  ...authJobs,
  ...supportJobs,
  ...noticesJobs,
  ...contactsJobs,
  ...networkJobs,
  ...paymentsJobs,
  ...unfinishedJobs,
  ...transparencyJobs,
  ...documentsJobs,
  ...signingJobs,
  ...historyJobs,
  ...consentJobs,
  ...verificationJobs,
  ...accountJobs,
  ...adminJobs,
];

/** Those that are done by the clock. */
export const scheduledJobs = allJobs.filter((job): job is ScheduledJob => "cron" in job);

export async function workJobs(deps: Deps): Promise<void> {
  for (const job of allJobs) await job.work(deps);
}
