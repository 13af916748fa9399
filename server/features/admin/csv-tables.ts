import { documentList } from "#server/features/admin/documents-list-store";
import { eventList } from "#server/features/admin/events-store";
import { paymentList } from "#server/features/admin/payments-list-store";
import { ticketList } from "#server/features/admin/tickets-list-store";
import { userList } from "#server/features/admin/users-list-store";
import type { Cell } from "#server/adapters/csv";
import type { AdminAuditLine, AdminDocument, AdminPayment, AdminUser } from "#shared/contract/admin-tables";
import type { Ticket } from "#shared/contract/support";
import { documentStatusLabels, documentTypeLabels } from "#shared/domain/document-status";
import { serviceLabels } from "#shared/domain/services";

type Column<Item> = readonly [name: string, cell: (item: Item) => Cell];
/** In the order of the file. Every field of an item has its column, or says that it has none. */
type Columns<Item> = { [Field in keyof Item]: Column<Item> | "left out" };

const users: Columns<AdminUser> = {
  firstName: ["First name", ({ firstName }) => firstName],
  lastName: ["Last name", ({ lastName }) => lastName],
  email: ["Email", ({ email }) => email],
  emailVerified: ["Email confirmed", ({ emailVerified }) => (emailVerified ? "yes" : "no")],
  role: ["Role", ({ role }) => role],
  status: ["Status", ({ status }) => status],
  createdAt: ["Joined", ({ createdAt }) => createdAt],
  documentCount: ["Documents", ({ documentCount }) => documentCount],
  isFeaturedProducer: ["Featured producer", ({ isFeaturedProducer }) => (isFeaturedProducer ? "yes" : "no")],
  mailsADay: ["Mails a day", ({ mailsADay }) => mailsADay],
  id: ["Id", ({ id }) => id],
  profileImageUrl: "left out",
};

const documents: Columns<AdminDocument> = {
  title: ["Title", ({ title }) => title],
  type: ["Type", ({ type }) => documentTypeLabels[type]],
  ownerName: ["Owner", ({ ownerName }) => ownerName],
  status: ["Status", ({ status }) => documentStatusLabels[status]],
  inForce: ["Version in force", ({ inForce }) => inForce?.version ?? null],
  signedCount: ["Signed", ({ signedCount }) => signedCount],
  signerCount: ["Signers", ({ signerCount }) => signerCount],
  createdAt: ["Created", ({ createdAt }) => createdAt],
  deletedAt: ["Deleted", ({ deletedAt }) => deletedAt],
  id: ["Id", ({ id }) => id],
  userId: "left out",
  pdfUrl: "left out",
  purgeAt: "left out",
};

const payments: Columns<AdminPayment> = {
  reference: ["Reference", ({ reference }) => reference],
  receiptNumber: ["Receipt", ({ receiptNumber }) => receiptNumber],
  userName: ["User", ({ userName }) => userName],
  email: ["Email", ({ email }) => email],
  serviceType: ["Service", ({ serviceType }) => serviceType && serviceLabels[serviceType]],
  amount: ["Amount", ({ amount }) => amount.toFixed(2)],
  currency: ["Currency", ({ currency }) => currency],
  status: ["Status", ({ status, refund }) => (refund?.status === "refunded" ? "refunded" : status)],
  channel: ["Channel", ({ channel }) => channel],
  createdAt: ["Created", ({ createdAt }) => createdAt],
  paidAt: ["Paid", ({ paidAt }) => paidAt],
  id: ["Id", ({ id }) => id],
  userId: "left out",
  usedAt: "left out",
  documentId: "left out",
  refund: "left out",
  canRefund: "left out",
  canAskProvider: "left out",
};

const tickets: Columns<Ticket> = {
  number: ["Ticket", ({ number }) => number],
  subject: ["Subject", ({ subject }) => subject],
  message: ["Message", ({ message }) => message],
  userName: ["Name", ({ userName }) => userName],
  userEmail: ["Email", ({ userEmail }) => userEmail],
  status: ["Status", ({ status }) => status],
  priority: ["Priority", ({ priority }) => priority],
  category: ["Category", ({ category }) => category],
  createdAt: ["Created", ({ createdAt }) => createdAt],
  id: "left out",
  userId: "left out",
  adminResponse: "left out",
  updatedAt: "left out",
};

const audit: Columns<AdminAuditLine> = {
  at: ["When", ({ at }) => at],
  actorName: ["Who", ({ actorName }) => actorName],
  action: ["Action", ({ action }) => action],
  targetType: ["Kind", ({ targetType }) => targetType],
  targetName: ["Target", ({ targetName }) => targetName],
  targetId: ["Target id", ({ targetId }) => targetId],
  before: ["Before", ({ before }) => before && JSON.stringify(before)],
  after: ["After", ({ after }) => after && JSON.stringify(after)],
  id: "left out",
  actorId: "left out",
};

function columnsOf<Item extends object>(columns: Columns<Item>): Column<Item>[] {
  return Object.values<Column<Item> | "left out">(columns).filter((column) => column !== "left out");
}

/** The tables that can be had as a file. Times are UTC. */
export const csvTables = {
  users: { name: "users", read: userList.batch, columns: columnsOf(users) },
  documents: { name: "documents", read: documentList.batch, columns: columnsOf(documents) },
  payments: { name: "payments", read: paymentList.batch, columns: columnsOf(payments) },
  tickets: { name: "tickets", read: ticketList.batch, columns: columnsOf(tickets) },
  audit: { name: "audit", read: eventList.batch, columns: columnsOf(audit) },
};
