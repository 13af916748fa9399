export { AskedQuestions } from "#client/features/support/asked-questions";
export { ContactBlock } from "#client/features/support/contact-block";
export { MyTickets } from "#client/features/support/my-tickets";
export { TicketForm } from "#client/features/support/ticket-form";
export { TicketView } from "#client/features/support/ticket-view";
