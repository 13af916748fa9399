import type { Deps } from "#server/deps";
import {
  consentExpiry,
  consentReminders,
  documentPurge,
  expireRequests,
  purgeDocuments,
  remindSigners,
} from "#server/features/consent/index";
import { reconcilePayments, reconciliation } from "#server/features/payments/index";
import {
  completion,
  expiry,
  noteSigned,
  reminders,
  sendReminders,
  tellExpired,
} from "#server/features/signing/index";
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
    job: completion,
    cron: "50 * * * *",
    run: noteSigned,
    does: "notes since when everybody has signed what a process of the version before completed during an upgrade",
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
];
