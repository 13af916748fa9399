import { sql, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { documents, documentVersions } from "./documents.ts";
import { signers } from "./signing.ts";
import { time } from "./time.ts";
import { linkWays } from "#shared/domain/signature-ways";

/** Asks every signer of a fully signed version for one thing. */
export const consentRequests = pgTable(
  "consent_requests",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    versionId: uuid("version_id")
      .notNull()
      .references(() => documentVersions.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["deletion", "amendment"] }).notNull(),
    reason: text("reason").notNull(),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id),
    requestedAt: time("requested_at").notNull(),
    /** When the links end, and with them a request that is still open. */
    expiresAt: time("expires_at").notNull(),
    status: text("status", { enum: ["pending", "approved", "rejected", "expired", "cancelled"] })
      .notNull()
      .default("pending"),
    confirmationsRequired: integer("confirmations_required").notNull(),
    confirmedCount: integer("confirmed_count").notNull().default(0),
    /** When it was approved, rejected, cancelled, or had expired. */
    decidedAt: time("decided_at"),
    /** When an approved deletion happens. */
    scheduledAt: time("scheduled_at"),
  },
  (table) => [
    // One question at a time. An amendment is done once it is approved, a deletion only when the document is gone.
    uniqueIndex("consent_requests_open")
      .on(table.documentId)
      .where(
        sql`${table.status} = 'pending' or (${table.status} = 'approved' and ${table.purpose} = 'deletion')`,
      ),
    index("consent_requests_newest").on(table.documentId, table.purpose, table.requestedAt.desc()),
    index("consent_requests_due")
      .on(table.scheduledAt)
      .where(sql`${table.status} = 'approved' and ${table.purpose} = 'deletion'`),
    index("consent_requests_asked")
      .on(table.requestedBy, table.documentId)
      .where(sql`${table.status} = 'pending'`),
    index("consent_requests_pending")
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** What each signer answers, once. */
export const consentAnswers = pgTable(
  "consent_answers",
  {
    id: uuid("id").primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => consentRequests.id, { onDelete: "cascade" }),
    signerId: uuid("signer_id")
      .notNull()
      .references(() => signers.id, { onDelete: "cascade" }),
    answer: text("answer", { enum: ["confirmed", "rejected"] }),
    answeredAt: time("answered_at"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    remindersSent: integer("reminders_sent").notNull().default(0),
  },
  (table) => [
    unique("consent_answers_signer").on(table.requestId, table.signerId),
    index("consent_answers_of_signer").on(table.signerId),
  ],
);

/** The links of a question: the first message's, and one of each reminder. Only the SHA-256 of a token is kept. */
export const consentLinks = pgTable(
  "consent_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    answerId: uuid("answer_id")
      .notNull()
      .references(() => consentAnswers.id, { onDelete: "cascade" }),
    /** What it left through. */
    way: text("way", { enum: linkWays }).notNull().default("mail_link"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("consent_links_answer").on(table.answerId)],
);
