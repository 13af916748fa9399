export {
  answerTicket,
  changeTicket,
  deleteTicket,
  readAnyTicket,
} from "#server/features/support/answer-ticket";
export { exportTickets } from "#server/features/support/export-tickets";
export { openTicket } from "#server/features/support/open-ticket";
export { supportJobs } from "#server/features/support/support-jobs";
