import { unlockedText, withdrawnText } from "#server/features/documents/index";
import { replacedMail, sendReplacedMail } from "#server/features/signing/mails/address-replaced-mail";
import {
  affirmedMail,
  answerMail,
  noteMail,
  sendAffirmedMail,
  sendAnswerMail,
  sendNoteMail,
} from "#server/features/signing/notes/note-mails";
import { completeDocument } from "#server/features/signing/complete-document";
import {
  currentLinkMail,
  currentLinksMail,
  sendCurrentLinkMail,
} from "#server/features/signing/mails/current-link-mail";
import { endedMail, sendEndedMail } from "#server/features/signing/mails/ended-mail";
import {
  invitationMail,
  sendInvitationMail,
  sendWaitingInvitationsMail,
  waitingInvitationsMail,
} from "#server/features/signing/mails/invitation-mail";
import { expiredMail, sendExpiredMail } from "#server/features/signing/mails/expired-mail";
import {
  givenBackMail,
  representationDroppedMail,
  representativeMail,
  representativeReceiptMail,
  sendGivenBackMail,
  sendRepresentationDroppedMail,
  sendRepresentativeMail,
  sendRepresentativeReceiptMail,
} from "#server/features/signing/representatives/representative-mails";
import { deliverNamedText, namedText } from "#server/features/signing/representatives/representative-texts";
import { sendSignedForMail, signedForMail } from "#server/features/signing/representatives/signed-for-mail";
import { codeMail, sendCodeMail } from "#server/features/signing/rooms/code-mail";
import { reminderMail, sendReminderMail } from "#server/features/signing/mails/reminder-mail";
import { reminders, sendReminders } from "#server/features/signing/send-reminders";
import {
  completionMail,
  documentCompleted,
  ownerAlertMail,
  sendCompletionMail,
  sendOwnerAlertMail,
} from "#server/features/signing/mails/signing-mail";
import {
  sendSignatureReceiptMail,
  signatureReceiptMail,
} from "#server/features/signing/mails/signature-receipt-mail";
import { expiry, notifyOfExpired } from "#server/features/signing/notify-of-expired";
import { deliverSealedText, sealedText } from "#server/features/signing/texts/sealed-text";
import { deliverText, textMessage, textOfSeveral } from "#server/features/signing/texts/text-message";
import { deliverUnlockedText, deliverWithdrawnText } from "#server/features/signing/texts/news-texts";
import { handled, scheduled } from "#server/jobs/room-jobs";

export const signingJobs = [
  handled(invitationMail, sendInvitationMail),
  handled(waitingInvitationsMail, sendWaitingInvitationsMail),
  handled(textMessage, deliverText),
  handled(textOfSeveral, deliverText),
  handled(sealedText, deliverSealedText),
  handled(withdrawnText, deliverWithdrawnText),
  handled(unlockedText, deliverUnlockedText),
  handled(codeMail, sendCodeMail),
  handled(signatureReceiptMail, sendSignatureReceiptMail),
  handled(noteMail, sendNoteMail),
  handled(affirmedMail, sendAffirmedMail),
  handled(answerMail, sendAnswerMail),
  handled(currentLinkMail, sendCurrentLinkMail),
  handled(currentLinksMail, sendCurrentLinkMail),
  handled(replacedMail, sendReplacedMail),
  handled(representativeMail, sendRepresentativeMail),
  handled(representativeReceiptMail, sendRepresentativeReceiptMail),
  handled(givenBackMail, sendGivenBackMail),
  handled(representationDroppedMail, sendRepresentationDroppedMail),
  handled(signedForMail, sendSignedForMail),
  handled(namedText, deliverNamedText),
  handled(ownerAlertMail, sendOwnerAlertMail),
  handled(reminderMail, sendReminderMail),
  handled(expiredMail, sendExpiredMail),
  handled(endedMail, sendEndedMail),
  handled(documentCompleted, completeDocument),
  handled(completionMail, sendCompletionMail),
  scheduled(reminders, sendReminders, {
    cron: "10 * * * *",
    does: "reminds those who have not signed at a quarter, half and three quarters of the life of their link",
  }),
  scheduled(expiry, notifyOfExpired, {
    // Nine in the morning in Nairobi.
    cron: "0 6 * * *",
    does: "tells owners whose signing links ended unsigned",
  }),
];
