export { answerRequest } from "#server/features/network/answer-request";
export { askCollaborator } from "#server/features/network/ask-collaborator";
export { exportNetwork } from "#server/features/network/export-network";
export { markRead } from "#server/features/network/mark-read";
export { networkJobs } from "#server/features/network/network-jobs";
export { sendMessage } from "#server/features/network/send-message";
