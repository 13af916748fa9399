import { z } from "zod";
import { Analytics } from "#shared/contract/admin-analytics";
import {
  AdminAuditLine,
  AdminAuditQuery,
  AdminDocument,
  AdminDocumentsQuery,
  AdminDocumentView,
  AdminJobsQuery,
  AdminPayment,
  AdminPaymentsQuery,
  AdminTickets,
  AdminTicketsQuery,
  AdminUser,
  AdminUsersQuery,
  FailedJob,
} from "#shared/contract/admin-tables";
import { userRoles, userStatuses } from "#shared/contract/auth";
import { defineEndpoints } from "#shared/contract/contract";
import { email, Id, line, paragraph, password, PathId, Timestamp } from "#shared/contract/fields/fields";
import { paged } from "#shared/contract/fields/paging";
import { Price } from "#shared/contract/payments";
import { Society } from "#shared/contract/registration";
import { ticketStatuses, TicketWithMessages } from "#shared/contract/support";
import { mailsADay } from "#shared/domain/mail-limits";
import { toCents } from "#shared/domain/money";
import { serviceTypes } from "#shared/domain/services";

export const RoleBody = z.object({ role: z.enum(userRoles, { error: "Please choose a role" }) });

export const UserStatusBody = z.object({
  status: z.enum(userStatuses, { error: "Please choose a status" }),
});

const MAILS_A_DAY = `Please enter a whole number from ${mailsADay.first} to ${mailsADay.most.toLocaleString("en")}, or nothing.`;

export const AdminUserBody = z.object({
  firstName: line(80, "First name is required"),
  lastName: line(80, "Last name is required"),
  email: email("Invalid email address"),
  role: z.enum(userRoles, { error: "Please choose a role" }),
  status: z.enum(userStatuses, { error: "Please choose a status" }),
  /** Whether those who look for collaborators see them first; left out, it stays as it is. */
  isFeaturedProducer: z.boolean({ error: "Please choose whether they are featured" }).optional(),
  /** Mails a day to others, raised; null is as many as everybody. Left out, it stays as it is. */
  mailsADay: z
    .int(MAILS_A_DAY)
    .min(mailsADay.first, MAILS_A_DAY)
    .max(mailsADay.most, MAILS_A_DAY)
    .nullable()
    .optional(),
});
export type AdminUserBody = z.output<typeof AdminUserBody>;
export type AdminUserInput = z.input<typeof AdminUserBody>;

export const DeleteUserBody = z.object({ password: password(1, "Password is required to delete a user.") });

const PRICE_MESSAGE = "Please enter a price above 0, with at most two decimals.";

export const PriceBody = z
  .object({
    /** KES; parsed, it is cents. */
    priceKes: z
      .number({ error: PRICE_MESSAGE })
      .positive(PRICE_MESSAGE)
      .max(1_000_000, "A price can be at most 1,000,000 KES.")
      .transform(toCents)
      .refine((cents) => Number.isSafeInteger(cents) && cents > 0, PRICE_MESSAGE)
      .optional(),
    isActive: z.boolean({ error: "Please choose whether the service is offered" }).optional(),
  })
  .refine(({ priceKes, isActive }) => priceKes !== undefined || isActive !== undefined, PRICE_MESSAGE);
export type PriceBody = z.output<typeof PriceBody>;

/** What an administrator writes of a society. */
export const SocietyBody = z.object({
  name: line(80, "Please enter its name"),
  country: line(80, "Please enter its country, and what it collects"),
  /** What is known of it, and since when; empty where nothing is. */
  status: line(200),
  isListed: z.boolean({ error: "Please choose whether it is suggested" }),
});
export type SocietyBody = z.output<typeof SocietyBody>;

export const AdminSociety = Society.extend({ isListed: z.boolean(), changedAt: Timestamp.nullable() });
export type AdminSociety = z.output<typeof AdminSociety>;

/** What is no code is simply not found. */
const SocietyParams = z.object({
  code: z
    .string()
    .regex(/^(?!000|099|999)\d{3}$|^[A-Z][A-Z0-9]{1,11}$/)
    .or(z.string().transform(() => null)),
});

export const RefundBody = z.object({
  /** For the books; the payer does not read it. */
  reason: line(300, "Please say why the payment is refunded."),
});

export const ClaimBody = z.object({
  /** Who claims what: it is kept with the name of the administrator who asks. */
  reason: line(300, "Please say which claim it is for."),
});

/** A signature with all that is kept of it, in the bytes that were hashed; null of those that were made before there were records. */
export const KeptSignature = z.object({
  signatureId: z.string(),
  name: z.string(),
  version: z.int(),
  record: z.string().nullable(),
  recordSha256: z.string().nullable(),
  privatePart: z.string().nullable(),
  ipAddress: z.string(),
  userAgent: z.string(),
});
export type KeptSignature = z.output<typeof KeptSignature>;

export const UpdateTicketBody = z
  .object({
    status: z.enum(ticketStatuses, { error: "Please choose a status" }).optional(),
    adminResponse: paragraph(5000, "Please enter a reply message.").optional(),
  })
  .refine(({ status, adminResponse }) => status !== undefined || adminResponse !== undefined, {
    message: "Please choose a status",
  });
export type UpdateTicketBody = z.output<typeof UpdateTicketBody>;

export const AdminReplyBody = z.object({
  /** Made by the caller, so that a repeated request (lost response, double click) sends one reply. */
  id: Id.optional(),
  adminResponse: paragraph(5000, "Please enter a reply message."),
});
export type AdminReplyBody = z.output<typeof AdminReplyBody>;

/** What is no service is simply not found. */
const ServiceParams = z.object({ serviceType: z.enum(serviceTypes).or(z.string().transform(() => null)) });
const csv = { file: "text/csv" } as const;

export const adminEndpoints = defineEndpoints({
  "GET /api/admin/users": {
    summary: "Everybody with an account",
    access: "admin",
    query: AdminUsersQuery,
    response: paged(AdminUser),
  },
  "GET /api/admin/users/csv": {
    summary: "The same as a table to download, all pages of it",
    access: "admin",
    limit: "table",
    query: AdminUsersQuery,
    response: csv,
  },
  "PATCH /api/admin/users/{id}/role": {
    summary: "Make somebody an administrator, or a user again",
    access: "admin",
    limit: "write",
    params: PathId,
    body: RoleBody,
    response: AdminUser,
    errors: ["user_not_found", "own_account", "last_admin"],
  },
  "PATCH /api/admin/users/{id}/status": {
    summary: "Suspend somebody, or let them in again; whoever is not active any more is signed out at once",
    access: "admin",
    limit: "write",
    params: PathId,
    body: UserStatusBody,
    response: AdminUser,
    errors: ["user_not_found", "own_account", "last_admin"],
  },
  "PUT /api/admin/users/{id}": {
    summary:
      "Change somebody's name, e-mail, role and status; whoever is not active any more is signed out at once",
    access: "admin",
    limit: "write",
    params: PathId,
    body: AdminUserBody,
    response: AdminUser,
    errors: ["user_not_found", "own_account", "last_admin", "email_taken"],
  },
  "DELETE /api/admin/users/{id}": {
    summary:
      "Delete somebody, with the administrator's own password: unsigned documents go, signed ones stay for the other parties",
    access: "admin",
    limit: "password",
    params: PathId,
    body: DeleteUserBody,
    response: "nothing",
    errors: ["user_not_found", "own_account", "last_admin", "password_wrong"],
  },
  "GET /api/admin/user-documents": {
    summary: "The documents of one user",
    access: "admin",
    query: AdminDocumentsQuery.extend({ userId: Id }),
    response: paged(AdminDocument),
  },
  "GET /api/admin/documents": {
    summary: "All documents, or those that were deleted and wait to be purged",
    access: "admin",
    query: AdminDocumentsQuery,
    response: paged(AdminDocument),
  },
  "GET /api/admin/documents/csv": {
    summary: "The same as a table to download, all pages of it",
    access: "admin",
    limit: "table",
    query: AdminDocumentsQuery,
    response: csv,
  },
  "GET /api/admin/documents/{id}": {
    summary: "A document's facts and who is on it; never its text",
    access: "admin",
    params: PathId,
    response: AdminDocumentView,
    errors: ["document_not_found"],
  },
  "GET /api/admin/documents/{id}/pdf": {
    summary: "The PDF of a fully signed document",
    access: "admin",
    limit: "render",
    params: PathId,
    response: { file: "application/pdf" },
    errors: ["document_not_found"],
  },
  "DELETE /api/admin/documents/{id}": {
    summary: "Hide a document from everybody, and purge it after 30 days; its owner is told by mail",
    access: "admin",
    limit: "write",
    params: PathId,
    response: "nothing",
    errors: ["document_not_found"],
  },
  "POST /api/admin/documents/{id}/signature-records": {
    summary:
      "The records of a document's signatures with their private parts, for a claim; that they were read is kept",
    access: "admin",
    limit: "write",
    params: PathId,
    body: ClaimBody,
    response: z.array(KeptSignature),
    errors: ["document_not_found"],
  },
  "POST /api/admin/documents/{id}/evidence-certificate": {
    summary:
      "The draft of a certificate under section 106B(4) of the Evidence Act, with everybody's evidence, for a claim; that it was drawn is kept",
    access: "admin",
    limit: "render",
    params: PathId,
    body: ClaimBody,
    response: { file: "application/pdf" },
    errors: ["document_not_found", "version_not_found"],
  },
  "POST /api/admin/documents/{id}/restore": {
    summary: "Take a deletion back; its owner is told by mail",
    access: "admin",
    limit: "write",
    params: PathId,
    response: AdminDocument,
    errors: ["document_not_found"],
  },
  "GET /api/admin/payments": {
    summary: "All payments",
    access: "admin",
    query: AdminPaymentsQuery,
    response: paged(AdminPayment),
  },
  "GET /api/admin/payments/csv": {
    summary: "The same as a table to download, all pages of it",
    access: "admin",
    limit: "table",
    query: AdminPaymentsQuery,
    response: csv,
  },
  "POST /api/admin/payments/{id}/ask-provider": {
    summary: "Ask the provider how the payment, or its refund, stands",
    access: "admin",
    limit: "verify",
    params: PathId,
    response: AdminPayment,
    errors: ["payment_not_found", "payments_unavailable", "provider_failed", "provider_timeout"],
  },
  "POST /api/admin/payments/{id}/refund": {
    summary: "Pay a payment back through the provider, once; what is unused of it cannot be used any more",
    access: "admin",
    limit: "write",
    params: PathId,
    body: RefundBody,
    response: AdminPayment,
    errors: ["payment_not_found", "payment_not_refundable", "payments_unavailable"],
  },
  "GET /api/admin/analytics": {
    summary: "The numbers of the cards and charts",
    access: "admin",
    response: Analytics,
  },
  "GET /api/admin/pricing": {
    summary: "What each service costs, and whether it is offered",
    access: "admin",
    response: z.array(Price),
  },
  "PUT /api/admin/pricing/{serviceType}": {
    summary: "Change a price, or whether the service is offered",
    access: "admin",
    limit: "write",
    params: ServiceParams,
    body: PriceBody,
    response: Price,
    errors: ["service_not_found"],
  },
  "GET /api/admin/societies": {
    summary: "The list of societies, with those that are not suggested any more",
    access: "admin",
    response: z.array(AdminSociety),
  },
  "PUT /api/admin/societies/{code}": {
    summary: "Change a society by its code in CISAC's list, or by its short name; or add one",
    access: "admin",
    limit: "write",
    params: SocietyParams,
    body: SocietyBody,
    response: z.array(AdminSociety),
    errors: ["society_not_found"],
  },
  "GET /api/admin/support/tickets": {
    summary: "All tickets, and how many there are of each status",
    access: "admin",
    query: AdminTicketsQuery,
    response: AdminTickets,
  },
  "GET /api/admin/support/tickets/csv": {
    summary: "The same as a table to download, all pages of it",
    access: "admin",
    limit: "table",
    query: AdminTicketsQuery,
    response: csv,
  },
  "GET /api/admin/support/tickets/{id}": {
    summary: "A ticket with what was said",
    access: "admin",
    params: PathId,
    response: TicketWithMessages,
    errors: ["ticket_not_found"],
  },
  "PUT /api/admin/support/tickets/{id}": {
    summary: "Move a ticket on, with words to the customer or without",
    access: "admin",
    limit: "write",
    params: PathId,
    body: UpdateTicketBody,
    response: TicketWithMessages,
    errors: ["ticket_not_found", "ticket_closed"],
  },
  "POST /api/admin/support/tickets/{id}/reply": {
    summary: "Answer the customer, by mail too; an open ticket is in progress then",
    access: "admin",
    limit: "write",
    params: PathId,
    body: AdminReplyBody,
    response: TicketWithMessages,
    status: 201,
    errors: ["ticket_not_found", "ticket_closed", "ticket_id_taken"],
  },
  "DELETE /api/admin/support/tickets/{id}": {
    summary: "Delete a ticket with all that was said",
    access: "admin",
    limit: "write",
    params: PathId,
    response: "nothing",
    errors: ["ticket_not_found"],
  },
  "GET /api/admin/audit": {
    summary: "What administrators did: who, what, before, after, when",
    access: "admin",
    query: AdminAuditQuery,
    response: paged(AdminAuditLine),
  },
  "GET /api/admin/audit/csv": {
    summary: "The same as a table to download, all pages of it",
    access: "admin",
    limit: "table",
    query: AdminAuditQuery,
    response: csv,
  },
  "GET /api/admin/jobs": {
    summary: "Jobs that were given up, and why",
    access: "admin",
    query: AdminJobsQuery,
    response: paged(FailedJob),
  },
  "POST /api/admin/jobs/{id}/retry": {
    summary: "Do a job again that was given up",
    access: "admin",
    limit: "write",
    params: PathId,
    response: z.object({ message: z.string() }),
    errors: ["job_not_found"],
  },
});
