export {
  answerTicket,
  changeTicket,
  deleteTicket,
  readAnyTicket,
} from "#server/features/support/answer-ticket";
export { customerMail, sendCustomerMail } from "#server/features/support/customer-mail";
export { deskMail, sendDeskMail } from "#server/features/support/desk-mail";
export { exportTickets } from "#server/features/support/export-tickets";
export { openTicket } from "#server/features/support/open-ticket";
