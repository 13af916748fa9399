export { completeDocument } from "#server/features/signing/complete-document";
export {
  completionMail,
  documentCompleted,
  invitationMail,
  ownerAlertMail,
  sendCompletionMail,
  sendInvitationMail,
  sendOwnerAlertMail,
} from "#server/features/signing/signing-mail";
export { documentPdf, pdfFilename, pdfOfDocument } from "#server/features/signing/document-pdf";
export { aboutOf, isSamePerson, nameAndAddress } from "#server/features/signing/invitation-words";
export { endedMail, sendEndedMail } from "#server/features/signing/ended-mail";
export { listCollaborators } from "#server/features/signing/list-collaborators";
export { expiredMail, sendExpiredMail } from "#server/features/signing/expired-mail";
export { reminderMail, sendReminderMail } from "#server/features/signing/reminder-mail";
export { reminders, sendReminders } from "#server/features/signing/send-reminders";
export { expiry, tellExpired } from "#server/features/signing/tell-expired";
export { newReadableId } from "#server/features/signing/signature-id";
export {
  languageKnown,
  setLanguage,
  signersOf,
  type SignerRecord,
} from "#server/features/signing/signers-store";
export { sendDocument } from "#server/features/signing/send-document";
export { signDocument } from "#server/features/signing/sign-document";
