import type { Deps } from "#server/deps";
import {
  confirmationMail,
  passwordChangedMail,
  passwordResetMail,
  sendConfirmationMail,
  sendPasswordChangedMail,
  sendPasswordResetMail,
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
import { paymentCompleted, receiptMail, sendReceiptMail } from "#server/features/payments/index";
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
  await jobs.work(receiptMail, (payload) => sendReceiptMail(deps, payload));
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
  for (const { job, cron, run } of scheduledJobs) await jobs.repeat(job, cron, () => run(deps));
}
