import { documentList } from "#server/features/admin/documents-list-store";
import { eventList } from "#server/features/admin/events-store";
import { paymentList } from "#server/features/admin/payments-list-store";
import { ticketList } from "#server/features/admin/tickets-list-store";
import { userList } from "#server/features/admin/users-list-store";
import type { Cell } from "#server/features/admin/csv-rules";
import type { AdminAuditLine, AdminDocument, AdminPayment, AdminUser } from "#shared/contract/admin-tables";
import type { Ticket } from "#shared/contract/support";
import { documentStatusLabels, documentTypeLabels } from "#shared/domain/document-status";
import { serviceLabels } from "#shared/domain/services";

type Columns<Item> = Record<string, (item: Item) => Cell>;

const users: Columns<AdminUser> = {
  "First name": ({ firstName }) => firstName,
  "Last name": ({ lastName }) => lastName,
  Email: ({ email }) => email,
  "Email confirmed": ({ emailVerified }) => (emailVerified ? "yes" : "no"),
  Role: ({ role }) => role,
  Status: ({ status }) => status,
  Joined: ({ createdAt }) => createdAt,
  Documents: ({ documentCount }) => documentCount,
  "Featured producer": ({ isFeaturedProducer }) => (isFeaturedProducer ? "yes" : "no"),
  "Mails a day": ({ mailsADay }) => mailsADay,
  Id: ({ id }) => id,
};

const documents: Columns<AdminDocument> = {
  Title: ({ title }) => title,
  Type: ({ type }) => documentTypeLabels[type],
  Owner: ({ ownerName }) => ownerName,
  Status: ({ status }) => documentStatusLabels[status],
  Signed: ({ signedCount }) => signedCount,
  Signers: ({ signerCount }) => signerCount,
  Created: ({ createdAt }) => createdAt,
  Deleted: ({ deletedAt }) => deletedAt,
  Id: ({ id }) => id,
};

const payments: Columns<AdminPayment> = {
  Reference: ({ reference }) => reference,
  Receipt: ({ receiptNumber }) => receiptNumber,
  User: ({ userName }) => userName,
  Email: ({ email }) => email,
  Service: ({ serviceType }) => serviceType && serviceLabels[serviceType],
  Amount: ({ amount }) => amount.toFixed(2),
  Currency: ({ currency }) => currency,
  Status: ({ status, refund }) => (refund?.status === "refunded" ? "refunded" : status),
  Channel: ({ channel }) => channel,
  Created: ({ createdAt }) => createdAt,
  Paid: ({ paidAt }) => paidAt,
  Id: ({ id }) => id,
};

const tickets: Columns<Ticket> = {
  Ticket: ({ number }) => number,
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  Name: ({ userName }) => userName,
  Email: ({ userEmail }) => userEmail,
  Status: ({ status }) => status,
  Priority: ({ priority }) => priority,
  Category: ({ category }) => category,
  Created: ({ createdAt }) => createdAt,
};

const audit: Columns<AdminAuditLine> = {
  When: ({ at }) => at,
  Who: ({ actorName }) => actorName,
  Action: ({ action }) => action,
  Kind: ({ targetType }) => targetType,
  Target: ({ targetName }) => targetName,
  "Target id": ({ targetId }) => targetId,
  Before: ({ before }) => before && JSON.stringify(before),
  After: ({ after }) => after && JSON.stringify(after),
};

/** The tables that can be had as a file. Times are UTC. */
export const csvTables = {
  users: { name: "users", read: userList.batch, columns: users },
  documents: { name: "documents", read: documentList.batch, columns: documents },
  payments: { name: "payments", read: paymentList.batch, columns: payments },
  tickets: { name: "tickets", read: ticketList.batch, columns: tickets },
  audit: { name: "audit", read: eventList.batch, columns: audit },
};
