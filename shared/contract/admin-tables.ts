import { z } from "zod";
import { userRoles, userStatuses } from "#shared/contract/auth";
import { Id, line, Timestamp } from "#shared/contract/fields/fields";
import { filter, paged, tableQuery } from "#shared/contract/fields/paging";
import { paymentStatuses } from "#shared/contract/payments";
import { Ticket, ticketCategories, ticketPriorities, ticketStatuses } from "#shared/contract/support";
import { documentStatuses, documentTypes } from "#shared/domain/document-status";
import { serviceTypes } from "#shared/domain/services";

const Search = line(100).optional().catch(undefined);
const UserFilter = Id.optional().catch(undefined);
const Moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .optional()
  .catch(undefined);

export const AdminUsersQuery = z.object({
  ...tableQuery(["createdAt", "email", "name"]),
  /** A part of the e-mail or the name. */
  search: Search,
  role: filter(userRoles),
  status: filter(userStatuses),
});
export type AdminUsersQuery = z.output<typeof AdminUsersQuery>;

export const AdminUser = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(userRoles),
  status: z.enum(userStatuses),
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  /** Chosen by an administrator: found before everybody else by those who look for collaborators. */
  isFeaturedProducer: z.boolean(),
  /** How many mails a day they may send to others, where that was raised; else null. */
  mailsADay: z.number().int().nullable(),
  createdAt: Timestamp,
  /** Of the documents the user owns, without those that an administrator has deleted. */
  documentCount: z.number().int(),
});
export type AdminUser = z.output<typeof AdminUser>;

/**
 * `signed` is partially or fully signed, `in_progress` sent and not fully signed (locked ones too), `deleted` what waits to be purged;
 * without a status all but those.
 */
export const adminDocumentStatuses = [...documentStatuses, "signed", "in_progress", "deleted"] as const;
export type AdminDocumentStatus = (typeof adminDocumentStatuses)[number];

export const AdminDocumentsQuery = z.object({
  ...tableQuery(["createdAt", "title"]),
  /** A part of the title, or a type's name ("split sheet"). */
  search: Search,
  status: filter(adminDocumentStatuses),
  type: filter(documentTypes),
  userId: UserFilter,
});
export type AdminDocumentsQuery = z.output<typeof AdminDocumentsQuery>;

export const AdminDocument = z.object({
  id: Id,
  userId: Id,
  /** "Deleted user" of a user who was deleted. */
  ownerName: z.string(),
  title: z.string(),
  type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  createdAt: Timestamp,
  signerCount: z.number().int(),
  signedCount: z.number().int(),
  /** The version that binds, whatever is drafted or proposed beside it. */
  inForce: z.object({ version: z.int(), signedAt: Timestamp }).nullable(),
  /** Where its PDF is had; null where there is none, or where the document is deleted. */
  pdfUrl: z.string().nullable(),
  /** When an administrator deleted it, and when it will be purged: until then it can be restored. */
  deletedAt: Timestamp.nullable(),
  purgeAt: Timestamp.nullable(),
});
export type AdminDocument = z.output<typeof AdminDocument>;

/** The document's facts and who is on it; never its text. */
export const AdminDocumentView = AdminDocument.extend({
  ownerEmail: z.string(),
  updatedAt: Timestamp,
  /** Times it was sent; 0 is never. */
  versionNumber: z.number().int(),
  /** Who is asked to sign the newest version that has not ended. */
  collaborators: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      role: z.string(),
      /** Percent of the publishing rights; null where there are no shares. */
      ownership: z.number().nullable(),
      /** Is on the version in force and not on this one; the share is what they hold by that. */
      leaving: z.boolean(),
      signed: z.boolean(),
      signedAt: Timestamp.nullable(),
      /** Whether an account has confirmed the address. */
      emailVerified: z.boolean(),
    }),
  ),
});
export type AdminDocumentView = z.output<typeof AdminDocumentView>;

export const AdminPaymentsQuery = z.object({
  ...tableQuery(["createdAt", "amount"]),
  /** The beginning of a reference or receipt number, or a part of the payer's e-mail or name. */
  search: Search,
  status: filter([...paymentStatuses, "unmatched", "refunded"]),
  serviceType: filter(serviceTypes),
  userId: UserFilter,
});
export type AdminPaymentsQuery = z.output<typeof AdminPaymentsQuery>;

export const refundStatuses = ["requested", "accepted", "refunded", "failed"] as const;

export const AdminPayment = z.object({
  id: Id,
  /** Null where nobody needs an account: a verification is paid by whoever asks for it. */
  userId: Id.nullable(),
  userName: z.string(),
  email: z.string(),
  reference: z.string(),
  receiptNumber: z.string(),
  /** Null of an unmatched payment: nobody began it here, so nobody knows what it is for. */
  serviceType: z.enum(serviceTypes).nullable(),
  amount: z.number(),
  /** "KES", unless the payment is unmatched. */
  currency: z.string(),
  status: z.enum([...paymentStatuses, "unmatched"]),
  channel: z.string(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
  usedAt: Timestamp.nullable(),
  documentId: Id.nullable(),
  /** Null until somebody has asked for one. */
  refund: z
    .object({
      /** `requested`: the provider has not said yet whether it takes it; `accepted`: it has, and the money is on its way. */
      status: z.enum(refundStatuses),
      requestedAt: Timestamp,
      reason: z.string(),
    })
    .nullable(),
  canRefund: z.boolean(),
  canAskProvider: z.boolean(),
});
export type AdminPayment = z.output<typeof AdminPayment>;

export const AdminTicketsQuery = z.object({
  ...tableQuery(["createdAt", "updatedAt"]),
  /** A ticket's number, or a part of its subject, name or e-mail. */
  search: Search,
  status: filter(ticketStatuses),
  priority: filter(ticketPriorities),
  category: filter(ticketCategories),
});
export type AdminTicketsQuery = z.output<typeof AdminTicketsQuery>;

/** How many tickets there are in each status, whatever the filters. */
export const TicketCounts = z.object({
  open: z.number().int(),
  inProgress: z.number().int(),
  resolved: z.number().int(),
  closed: z.number().int(),
  total: z.number().int(),
});
export type TicketCounts = z.output<typeof TicketCounts>;
export const AdminTickets = paged(Ticket).extend({ counts: TicketCounts });

export const adminActions = [
  "user_updated",
  "user_deleted",
  "document_deleted",
  "document_restored",
  "document_downloaded",
  "signature_records_read",
  "evidence_certificate_drawn",
  "price_changed",
  "society_changed",
  "ticket_updated",
  "ticket_replied",
  "ticket_deleted",
  "payment_asked",
  "payment_refund_requested",
  "payment_refund_accepted",
  "payment_refunded",
  "payment_refund_failed",
  "job_retried",
  "table_downloaded",
] as const;
export type AdminAction = (typeof adminActions)[number];

export const auditTargets = [
  "user",
  "document",
  "price",
  "society",
  "ticket",
  "payment",
  "job",
  "table",
] as const;

export const AdminAuditQuery = z.object({
  ...tableQuery(["at"]),
  action: filter(adminActions),
  targetType: filter(auditTargets),
  actorId: UserFilter,
  /** A user's, document's, payment's, ticket's or job's id, a service or a table. */
  targetId: line(100).optional().catch(undefined),
  /** From this moment on, and before that one; a date is the day's beginning in Nairobi. */
  from: Moment,
  to: Moment,
});
export type AdminAuditQuery = z.output<typeof AdminAuditQuery>;

const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const AdminAuditLine = z.object({
  id: z.number().int(),
  at: Timestamp,
  action: z.enum(adminActions),
  actorId: Id,
  actorName: z.string(),
  targetType: z.enum(auditTargets),
  targetId: z.string(),
  /** What is called so: an e-mail, a title, a reference. */
  targetName: z.string(),
  /** What was changed, as it was and as it is; null where there is no such side. */
  before: Facts.nullable(),
  after: Facts.nullable(),
});
export type AdminAuditLine = z.output<typeof AdminAuditLine>;

export const AdminJobsQuery = z.object(tableQuery(["failedAt"]));
export type AdminJobsQuery = z.output<typeof AdminJobsQuery>;

/** A job that was given up. What it was to work on is never shown. */
export const FailedJob = z.object({
  id: Id,
  name: z.string(),
  failedAt: Timestamp,
  createdAt: Timestamp,
  reason: z.string(),
  tries: z.number().int(),
});
export type FailedJob = z.output<typeof FailedJob>;
