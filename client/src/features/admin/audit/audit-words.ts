import { formatCount, formatShillings } from "#client/features/admin/admin-format";
import type { AdminAction, AdminAuditLine } from "#shared/contract/admin-tables";
import { monthDayAndTimeForReader } from "#shared/dates";

export const actionLabels: Record<AdminAction, string> = {
  user_updated: "User changed",
  user_deleted: "User deleted",
  document_deleted: "Document deleted",
  document_restored: "Document restored",
  document_downloaded: "Document downloaded",
  signature_records_read: "Signature records read",
  evidence_certificate_drawn: "Certificate for a court drawn",
  price_changed: "Price changed",
  society_changed: "Society changed",
  ticket_updated: "Ticket moved on",
  ticket_replied: "Ticket answered",
  ticket_deleted: "Ticket deleted",
  payment_asked: "Provider asked",
  payment_refund_requested: "Refund requested",
  payment_refund_accepted: "Refund on its way",
  payment_refunded: "Payment refunded",
  payment_refund_failed: "Refund failed",
  job_retried: "Job retried",
  table_downloaded: "Table downloaded",
};

export const targetLabels: Record<AdminAuditLine["targetType"], string> = {
  user: "User",
  document: "Document",
  price: "Price",
  society: "Society",
  ticket: "Ticket",
  payment: "Payment",
  job: "Job",
  table: "Table",
};

/** "firstName" as a person writes it: "First name". A price says what it is in itself. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/Kes$/, "")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Fact = string | number | boolean | null | undefined;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:/;
/** A status or a role, as the database has it. */
const KEYWORD = /^[a-z]+(_[a-z]+)+$/;

/** What a fact of this name was or is, as a person writes it. */
export function factOf(name: string, fact: Fact): string {
  if (fact === null || fact === undefined || fact === "") return "nothing";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "number") return name.endsWith("Kes") ? formatShillings(fact) : formatCount(fact);
  if (MOMENT.test(fact)) return monthDayAndTimeForReader(fact);
  return KEYWORD.test(fact) ? fact.replaceAll("_", " ") : fact;
}
