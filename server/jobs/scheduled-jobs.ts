import type { Deps } from "#server/deps";
import {
  followRefunds,
  hiddenPurge,
  purgeHiddenDocuments,
  refundsFollowed,
} from "#server/features/admin/index";
import { exportExpiry, forgetExports } from "#server/features/account/index";
import {
  consentExpiry,
  consentReminders,
  documentPurge,
  expireRequests,
  purgeDocuments,
  remindSigners,
} from "#server/features/consent/index";
import { eventCleanup, forgetEvents, remindUnread, unreadReminders } from "#server/features/network/index";
import {
  reconcilePayments,
  reconciliation,
  tellUnused,
  unusedReminders,
} from "#server/features/payments/index";
import { expiry, reminders, sendReminders, tellExpired } from "#server/features/signing/index";
import type { Job } from "#server/jobs/queue";

export type ScheduledJob = {
  job: Job<object>;
  /** UTC. */
  cron: string;
  /** Safe to run at any time, also twice at once: what is done is not due any more. */
  run(deps: Deps): Promise<void>;
  /** For whoever runs it by hand. */
  does: string;
};

/** Everything that is done by the clock. */
export const scheduledJobs: readonly ScheduledJob[] = [
  {
    job: reconciliation,
    cron: "*/5 * * * *",
    run: reconcilePayments,
    does: "asks the provider about payments that were left open, and forgets forms nobody needs any more and who began a verification that nobody paid",
  },
  {
    job: reminders,
    cron: "10 * * * *",
    run: sendReminders,
    does: "reminds those who have not signed 3, 7 and 14 days after they were asked",
  },
  {
    job: expiry,
    // Nine in the morning in Nairobi.
    cron: "0 6 * * *",
    run: tellExpired,
    does: "tells owners whose signing links ended unsigned after 90 days",
  },
  {
    job: consentReminders,
    cron: "20 * * * *",
    run: remindSigners,
    does: "reminds signers who have not answered 3 and 10 days after they were asked to agree to a deletion or a change",
  },
  {
    job: consentExpiry,
    cron: "30 * * * *",
    run: expireRequests,
    does: "ends requests for everybody's consent that somebody has not answered within 14 days, and tells everybody",
  },
  {
    job: documentPurge,
    cron: "40 * * * *",
    run: purgeDocuments,
    does: "deletes for good the documents whose deletion everybody agreed to 30 days ago",
  },
  {
    job: unusedReminders,
    cron: "25 * * * *",
    run: tellUnused,
    does: "tells those who paid a day ago and have not used it that it waits for them",
  },
  {
    job: unreadReminders,
    cron: "*/5 * * * *",
    run: remindUnread,
    does: "mails those for whom messages of collaborators have waited for 15 minutes",
  },
  {
    job: eventCleanup,
    cron: "35 * * * *",
    run: forgetEvents,
    does: "forgets events of open streams after 24 hours",
  },
  {
    job: hiddenPurge,
    cron: "45 * * * *",
    run: purgeHiddenDocuments,
    does: "deletes for good the documents that an administrator deleted 30 days ago",
  },
  {
    job: refundsFollowed,
    cron: "25 * * * *",
    run: followRefunds,
    does: "asks the provider about refunds that have been under way for more than an hour",
  },
  {
    job: exportExpiry,
    cron: "15 * * * *",
    run: forgetExports,
    does: "deletes gathered data that nobody can download any more",
  },
];
