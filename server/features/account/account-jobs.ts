import { exportExpiry, forgetExports, gatherExport, gathering } from "#server/features/account/export-data";
import { exportMail, sendExportMail } from "#server/features/account/export-mail";
import { deliverPhoneCode, phoneCodeText } from "#server/features/account/phone/phone-code-text";
import { forgetPhoneCodes, phoneCodeExpiry } from "#server/features/account/phone/remove-phone";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const accountJobs = [
  handled(gathering, gatherExport, { concurrency: 2 }),
  handled(exportMail, sendExportMail),
  handled(phoneCodeText, deliverPhoneCode),
  scheduled(phoneCodeExpiry, forgetPhoneCodes, {
    cron: "20 * * * *",
    does: "forgets codes that were sent to confirm a phone number, and are over",
  }),
  scheduled(exportExpiry, forgetExports, {
    cron: "15 * * * *",
    does: "deletes gathered data that nobody can download any more",
  }),
];
