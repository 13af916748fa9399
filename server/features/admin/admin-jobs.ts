import { auditChecked, checkAudit } from "#server/features/admin/check-audit";
import { filesMoved, moveFiles } from "#server/features/admin/files/move-files";
import { hiddenMail, sendHiddenMail } from "#server/features/admin/hidden-mail";
import { ownerGoneMail, sendOwnerGoneMail } from "#server/features/admin/owner-gone-mail";
import { hiddenPurge, purgeHiddenDocuments } from "#server/features/admin/hide-document";
import {
  carryOutRefund,
  followRefunds,
  refundJob,
  refundsFollowed,
} from "#server/features/admin/refund-payment";
import { resealAll, resealed } from "#server/features/admin/reseal-all";
import { refundReported } from "#server/features/payments/index";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const adminJobs = [
  handled(hiddenMail, sendHiddenMail),
  handled(ownerGoneMail, sendOwnerGoneMail),
  handled(refundJob, carryOutRefund),
  handled(refundReported, carryOutRefund),
  scheduled(hiddenPurge, purgeHiddenDocuments, {
    cron: "45 * * * *",
    does: "deletes for good the documents that an administrator deleted 30 days ago",
  }),
  scheduled(auditChecked, checkAudit, {
    cron: "30 1 * * *",
    does: "checks every chain of events, and the hashes of all versions, signatures, PDFs and certificates",
  }),
  scheduled(resealed, resealAll, {
    cron: "15 2 * * *",
    does: "encrypts anew, with the ENCRYPTION_KEY in force, what an older one has encrypted",
  }),
  scheduled(filesMoved, moveFiles, {
    cron: "50 * * * *",
    does: "moves files into the file store or, with FILES=database, back, and takes out of it what nothing needs any more",
  }),
  scheduled(refundsFollowed, followRefunds, {
    cron: "25 * * * *",
    does: "asks the provider about refunds that have been under way for more than an hour",
  }),
];
