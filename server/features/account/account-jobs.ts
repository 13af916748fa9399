import { exportExpiry, forgetExports, gatherExport, gathering } from "#server/features/account/export-data";
import { exportMail, sendExportMail } from "#server/features/account/export-mail";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const accountJobs = [
  handled(gathering, gatherExport, { concurrency: 2 }),
  handled(exportMail, sendExportMail),
  scheduled(exportExpiry, forgetExports, {
    cron: "15 * * * *",
    does: "deletes gathered data that nobody can download any more",
  }),
];
