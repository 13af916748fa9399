import {
  agreedAlertMail,
  agreedReceiptMail,
  sendAgreedAlertMail,
  sendAgreedReceiptMail,
} from "#server/features/consent/agreed-mail";
import { consentText, deliverConsentText } from "#server/features/consent/consent-text";
import { consentExpiry, expireRequests } from "#server/features/consent/expire-requests";
import { notifyOfEnded } from "#server/features/consent/notify-everybody";
import { outcomeMail, sendOutcomeMail } from "#server/features/consent/outcome-mail";
import { documentPurge, purgeDocuments } from "#server/features/consent/purge-documents";
import { deliverPurgeText, purgeMail, purgeText, sendPurgeMail } from "#server/features/consent/purge-mail";
import { questionMail, sendQuestionMail } from "#server/features/consent/question-mail";
import { consentReminders, remindSigners } from "#server/features/consent/remind-signers";
import { questionEnded } from "#server/features/documents/index";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const consentJobs = [
  handled(questionMail, sendQuestionMail),
  handled(agreedReceiptMail, sendAgreedReceiptMail),
  handled(agreedAlertMail, sendAgreedAlertMail),
  handled(consentText, deliverConsentText),
  handled(outcomeMail, sendOutcomeMail),
  handled(purgeMail, sendPurgeMail),
  handled(purgeText, deliverPurgeText),
  handled(questionEnded, notifyOfEnded),
  scheduled(consentReminders, remindSigners, {
    cron: "20 * * * *",
    does: "reminds signers who have not answered 3 and 10 days after they were asked to agree to a deletion or a change",
  }),
  scheduled(consentExpiry, expireRequests, {
    cron: "30 * * * *",
    does: "ends requests for everybody's consent that somebody has not answered within 14 days, and tells everybody",
  }),
  scheduled(documentPurge, purgeDocuments, {
    cron: "40 * * * *",
    does: "deletes for good the documents whose deletion everybody agreed to 30 days ago",
  }),
];
