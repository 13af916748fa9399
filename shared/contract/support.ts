import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { email, Id, line, LinkToken, paragraph, PathId, Timestamp } from "#shared/contract/fields/fields";

export const ticketCategories = ["technical", "billing", "account", "general"] as const;
export const ticketPriorities = ["low", "medium", "high", "urgent"] as const;
export const ticketStatuses = ["open", "in_progress", "resolved", "closed"] as const;
export type TicketCategory = (typeof ticketCategories)[number];
export type TicketPriority = (typeof ticketPriorities)[number];
export type TicketStatus = (typeof ticketStatuses)[number];

export const REQUIRED = "Please fill in all required fields.";

/** What the customer and support say after the first message, oldest first. */
export const TicketMessage = z.object({
  id: Id,
  from: z.enum(["customer", "support"]),
  message: z.string(),
  createdAt: Timestamp,
});

export const Ticket = z.object({
  id: Id,
  /** For a person to say on the phone: "T-10234". */
  number: z.string(),
  subject: z.string(),
  message: z.string(),
  category: z.enum(ticketCategories),
  priority: z.enum(ticketPriorities),
  status: z.enum(ticketStatuses),
  userId: Id.nullable(),
  userEmail: z.string(),
  userName: z.string(),
  /** Support's latest answer. */
  adminResponse: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Ticket = z.output<typeof Ticket>;

export const TicketWithMessages = Ticket.extend({ messages: z.array(TicketMessage) });
export type TicketWithMessages = z.output<typeof TicketWithMessages>;

export const CreateTicketBody = z.object({
  /** Made by the caller, so that a repeated request (lost response, double click) opens one ticket. */
  id: Id.optional(),
  subject: line(200, REQUIRED),
  message: paragraph(5000, REQUIRED),
  category: z.enum(ticketCategories, { error: REQUIRED }),
  priority: z.enum(ticketPriorities, { error: "Please choose a priority" }).default("medium"),
  /** Of somebody signed in the account's own count, whatever is sent. */
  userEmail: email().optional(),
  userName: line(160).optional(),
  userId: Id.nullable().optional(),
});

export const TicketReplyBody = z.object({
  id: Id.optional(),
  message: paragraph(5000, "Please enter a reply message."),
});

/** What cannot be a token opens as little as an unknown one. */
const LinkParams = z.object({ token: LinkToken.catch("") });

export const supportEndpoints = defineEndpoints({
  "GET /api/support/tickets": {
    summary: "One's own tickets, newest first",
    access: "user",
    response: z.array(Ticket),
  },
  "POST /api/support/tickets": {
    summary: "Ask support; a guest gives an e-mail",
    access: "public",
    limit: "ticket",
    body: CreateTicketBody,
    response: Ticket,
    status: 201,
    errors: ["ticket_id_taken"],
  },
  "GET /api/support/tickets/{id}": {
    summary: "One of one's own tickets with what was said",
    access: "user",
    params: PathId,
    response: TicketWithMessages,
    errors: ["ticket_not_found"],
  },
  "POST /api/support/tickets/{id}/messages": {
    summary: "Answer support; reopens a resolved ticket",
    access: "user",
    limit: "ticket",
    params: PathId,
    body: TicketReplyBody,
    response: TicketWithMessages,
    status: 201,
    errors: ["ticket_not_found", "ticket_closed", "ticket_id_taken"],
  },
  "GET /api/support/links/{token}": {
    summary: "A ticket by the link that was mailed to who opened it",
    access: "token",
    params: LinkParams,
    response: TicketWithMessages,
    errors: ["ticket_link_invalid"],
  },
  "POST /api/support/links/{token}/messages": {
    summary: "Answer support by that link",
    access: "token",
    limit: "ticket",
    params: LinkParams,
    body: TicketReplyBody,
    response: TicketWithMessages,
    status: 201,
    errors: ["ticket_link_invalid", "ticket_closed", "ticket_id_taken"],
  },
});
