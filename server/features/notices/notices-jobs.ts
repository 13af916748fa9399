import { forgetNotices, noticeExpiry } from "#server/features/notices/forget-notices";
import { scheduled } from "#server/jobs/room-jobs";

export const noticesJobs = [
  scheduled(noticeExpiry, forgetNotices, {
    cron: "45 2 * * *",
    does: "forgets notices: 90 days after they came those that were read, after a year all",
  }),
];
