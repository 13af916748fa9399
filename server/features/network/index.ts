export { answerRequest } from "#server/features/network/answer-request";
export { askCollaborator } from "#server/features/network/ask-collaborator";
export { exportNetwork } from "#server/features/network/export-network";
export { eventCleanup, forgetEvents } from "#server/features/network/forget-events";
export { markRead } from "#server/features/network/mark-read";
export {
  acceptedMail,
  requestMail,
  sendAcceptedMail,
  sendRequestMail,
  sendUnreadMail,
  unreadMail,
} from "#server/features/network/network-mail";
export { remindUnread, unreadReminders } from "#server/features/network/remind-unread";
export { sendMessage } from "#server/features/network/send-message";
