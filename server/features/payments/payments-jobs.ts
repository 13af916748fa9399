import {
  receiptMail,
  refundMail,
  sendReceiptMail,
  sendRefundMail,
} from "#server/features/payments/payments-mail";
import { reconcilePayments, reconciliation } from "#server/features/payments/reconcile-payments";
import { notifyOfUnused, unusedReminders } from "#server/features/payments/notify-of-unused";
import { sendUnusedMail, unusedMail } from "#server/features/payments/unused-mail";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const paymentsJobs = [
  handled(receiptMail, sendReceiptMail),
  handled(refundMail, sendRefundMail),
  handled(unusedMail, sendUnusedMail),
  scheduled(reconciliation, reconcilePayments, {
    cron: "*/5 * * * *",
    does: "asks the provider about payments that were left open, and forgets forms nobody needs any more and who began a verification that nobody paid",
  }),
  scheduled(unusedReminders, notifyOfUnused, {
    cron: "25 * * * *",
    does: "tells those who paid a day ago and have not used it that it waits for them",
  }),
];
