import type { Deps } from "#server/deps";
import { carryOutRefund, hiddenMail, refundJob, sendHiddenMail } from "#server/features/admin/index";
import { exportMail, gatherExport, gathering, sendExportMail } from "#server/features/account/index";
import {
  confirmationMail,
  passwordChangedMail,
  passwordResetMail,
  securityMail,
  sendConfirmationMail,
  sendPasswordChangedMail,
  sendPasswordResetMail,
  sendSecurityMail,
} from "#server/features/auth/index";
import {
  outcomeMail,
  purgeMail,
  questionMail,
  sendOutcomeMail,
  sendPurgeMail,
  sendQuestionMail,
} from "#server/features/consent/index";
import {
  sendUnlockedMail,
  sendWithdrawnMail,
  unlockedMail,
  withdrawnMail,
} from "#server/features/documents/index";
import {
  acceptedMail,
  requestMail,
  sendAcceptedMail,
  sendRequestMail,
  sendUnreadMail,
  unreadMail,
} from "#server/features/network/index";
import {
  paymentCompleted,
  receiptMail,
  refundMail,
  refundTold,
  sendReceiptMail,
  sendRefundMail,
  sendUnusedMail,
  unusedMail,
} from "#server/features/payments/index";
import {
  completeDocument,
  completionMail,
  documentCompleted,
  endedMail,
  expiredMail,
  invitationMail,
  ownerAlertMail,
  reminderMail,
  sendCompletionMail,
  sendEndedMail,
  sendExpiredMail,
  sendInvitationMail,
  sendOwnerAlertMail,
  sendReminderMail,
} from "#server/features/signing/index";
import { customerMail, deskMail, sendCustomerMail, sendDeskMail } from "#server/features/support/index";
import {
  fulfilOrder,
  goneMail,
  resultMail,
  sendGoneMail,
  sendResultMail,
} from "#server/features/verification/index";
import { scheduledJobs } from "#server/jobs/scheduled-jobs";

/** Every job and who does it. */
export async function workJobs(deps: Deps): Promise<void> {
  const { jobs } = deps;
  await jobs.work(confirmationMail, (payload) => sendConfirmationMail(deps, payload));
  await jobs.work(passwordResetMail, (payload) => sendPasswordResetMail(deps, payload));
  await jobs.work(passwordChangedMail, (payload) => sendPasswordChangedMail(deps, payload));
  await jobs.work(securityMail, (payload) => sendSecurityMail(deps, payload));
  await jobs.work(unusedMail, (payload) => sendUnusedMail(deps, payload));
  await jobs.work(receiptMail, (payload) => sendReceiptMail(deps, payload));
  await jobs.work(refundMail, (payload) => sendRefundMail(deps, payload));
  await jobs.work(paymentCompleted, (payload) => fulfilOrder(deps, payload));
  await jobs.work(resultMail, (payload) => sendResultMail(deps, payload));
  await jobs.work(goneMail, (payload) => sendGoneMail(deps, payload));
  await jobs.work(withdrawnMail, (payload) => sendWithdrawnMail(deps, payload));
  await jobs.work(unlockedMail, (payload) => sendUnlockedMail(deps, payload));
  await jobs.work(invitationMail, (payload) => sendInvitationMail(deps, payload));
  await jobs.work(ownerAlertMail, (payload) => sendOwnerAlertMail(deps, payload));
  await jobs.work(reminderMail, (payload) => sendReminderMail(deps, payload));
  await jobs.work(expiredMail, (payload) => sendExpiredMail(deps, payload));
  await jobs.work(endedMail, (payload) => sendEndedMail(deps, payload));
  await jobs.work(documentCompleted, (payload) => completeDocument(deps, payload));
  await jobs.work(completionMail, (payload) => sendCompletionMail(deps, payload));
  await jobs.work(questionMail, (payload) => sendQuestionMail(deps, payload));
  await jobs.work(outcomeMail, (payload) => sendOutcomeMail(deps, payload));
  await jobs.work(purgeMail, (payload) => sendPurgeMail(deps, payload));
  await jobs.work(requestMail, (payload) => sendRequestMail(deps, payload));
  await jobs.work(acceptedMail, (payload) => sendAcceptedMail(deps, payload));
  await jobs.work(unreadMail, (payload) => sendUnreadMail(deps, payload));
  await jobs.work(customerMail, (payload) => sendCustomerMail(deps, payload));
  await jobs.work(deskMail, (payload) => sendDeskMail(deps, payload));
  await jobs.work(hiddenMail, (payload) => sendHiddenMail(deps, payload));
  for (const job of [refundJob, refundTold]) await jobs.work(job, (payload) => carryOutRefund(deps, payload));
  await jobs.work(gathering, (payload) => gatherExport(deps, payload), { concurrency: 2 });
  await jobs.work(exportMail, (payload) => sendExportMail(deps, payload));
  for (const { job, cron, run } of scheduledJobs) await jobs.repeat(job, cron, () => run(deps));
}
