import { forgetForms, unfinishedExpiry } from "#server/features/unfinished/unfinished";
import { scheduled } from "#server/jobs/room-jobs";

export const unfinishedJobs = [
  scheduled(unfinishedExpiry, forgetForms, {
    cron: "25 2 * * *",
    does: "forgets unfinished forms that nobody has changed for 90 days",
  }),
];
