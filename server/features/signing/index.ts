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
export { sendDocument } from "#server/features/signing/send-document";
export { signDocument } from "#server/features/signing/sign-document";
