import { z } from "zod";
import {
  isNotNull,
  isNull,
  sql,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../../orm.ts";
import { users } from "./auth.ts";
import { jsonOf } from "./json.ts";
import { time } from "./time.ts";
import type { PrintedOperator } from "#shared/operator";

const Copies = z.array(z.object({ name: z.string(), email: z.string() }));

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const documentColumns = {
  id: uuid("id").primaryKey(),
  ownerId: uuid("owner_id")
    .notNull()
    .references(() => users.id),
  type: text("type", {
    enum: ["split_sheet", "producer_agreement", "featured_artist_agreement"],
  }).notNull(),
  title: text("title").notNull(),
  status: text("status", {
    enum: ["draft", "pending", "partially_signed", "fully_signed", "completed", "locked"],
  })
    .notNull()
    .default("draft"),
  /** The working copy. What was sent stands in `document_versions`. */
  content: jsonb("content").notNull(),
  /** Counts edits, so that two windows cannot overwrite each other. */
  revision: integer("revision").notNull().default(1),
  /** The newest frozen version; 0 before the first sending. */
  versionNumber: integer("version_number").notNull().default(0),
  signerCount: integer("signer_count").notNull().default(0),
  signedCount: integer("signed_count").notNull().default(0),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
  completedAt: time("completed_at"),
  /** What a locked document returns to; null while it is not locked. */
  lockedFrom: text("locked_from", { enum: ["pending", "partially_signed", "completed"] }),
  /** Since when an administrator has hidden it from everybody; it is purged 30 days later. */
  hiddenAt: time("hidden_at"),
  /** What its owner finds it by, folded: title, type, artist and everybody's names. See `document_words` in the migrations. */
  searched: text("searched")
    .notNull()
    .generatedAlwaysAs(sql`document_words(type, title, content)`),
};

/**
 * All documents, also those an administrator has hidden: for foreign keys and for administration. Everybody else reads
 * `#server/db/shown-documents`, where what is hidden is gone.
 */
export const documents = pgTable("documents", documentColumns, (table) => [
  // Nothing is locked without a way back.
  check("documents_locked_from", sql`(${table.status} = 'locked') = (${table.lockedFrom} is not null)`),
  index("documents_owner_newest").on(table.ownerId, table.createdAt.desc(), table.id),
  // What the dashboard sorts everything of one owner's by, and parts it by, without reading any document.
  index("documents_of_owner")
    .on(
      table.ownerId,
      table.updatedAt.desc(),
      table.id,
      table.type,
      table.status,
      table.lockedFrom,
      table.versionNumber,
      table.createdAt,
    )
    .where(isNull(table.hiddenAt)),
  // What an administrator sorts, filters, counts and searches by; the columns after the id are for counting alone.
  index("documents_newest")
    .on(table.createdAt, table.id, table.type, table.status, table.versionNumber, table.signedCount)
    .where(isNull(table.hiddenAt)),
  index("documents_by_status")
    .on(table.status, table.createdAt, table.id, table.type)
    .where(isNull(table.hiddenAt)),
  index("documents_by_type").on(table.type, table.createdAt, table.id).where(isNull(table.hiddenAt)),
  index("documents_by_title").on(table.title, table.id).where(isNull(table.hiddenAt)),
  index("documents_hidden").on(table.hiddenAt).where(isNotNull(table.hiddenAt)),
  index("documents_search")
    .using("gin", sql`search_fold(${table.title}) gin_trgm_ops`)
    .where(isNull(table.hiddenAt)),
]);

/** What a hidden document was found by, to be put back with it. */
export const hiddenEntries = pgTable("hidden_entries", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  entry: jsonb("entry").notNull(),
});

/**
 * A document as it was sent: canonical JSON (keys sorted, no insignificant space) and its SHA-256. Those are never changed; when
 * everybody had signed it, and how it ended, is added. One that everybody has signed is in force until it ends, whatever becomes of the
 * document's draft.
 */
export const documentVersions = pgTable(
  "document_versions",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    canonical: text("canonical").notNull(),
    sha256: text("sha256").notNull(),
    /** The owner's words to the signers. */
    message: text("message").notNull().default(""),
    /** Who gets a copy once everybody has signed, and does not sign. */
    copies: jsonOf(Copies)("copies").notNull().default([]),
    /** Whether each is asked once the one before has signed, how many days a link works, and whether those who have not signed are reminded. */
    inTurn: boolean("in_turn").notNull().default(false),
    linkDays: integer("link_days").notNull().default(90),
    reminders: boolean("reminders").notNull().default(true),
    /** Who ran the service when it was sent, as its PDF prints it: so one drawn again stays the same. Null of those sent before it was kept. */
    operator: jsonb("operator").$type<PrintedOperator>(),
    /** Of the account that sent it, and of the request, to be compared with those of the signers; null where it was not kept. */
    senderEmail: text("sender_email"),
    senderPhone: text("sender_phone"),
    senderIpAddress: text("sender_ip_address"),
    senderUserAgent: text("sender_user_agent"),
    sentAt: time("sent_at").notNull(),
    /** The number of the version in force when it was sent, which it replaces once everybody on either has signed it. */
    replaces: integer("replaces"),
    /** When everybody had signed it: since then it is in force, until it ends. */
    signedAt: time("signed_at"),
    /**
     * Since when it is neither proposed nor in force, and why; the reason is for everybody who was on it. `amended` is history: it was
     * to be changed by everybody's consent, in a version of the product where that ended it.
     */
    endedAt: time("ended_at"),
    endedBecause: text("ended_because", { enum: ["recalled", "declined", "amended", "replaced"] }),
    endReason: text("end_reason"),
    /** The id of the user or signer who ended it; null where all signers of the next version did, or whoever had sent it was deleted. */
    endedBy: uuid("ended_by"),
  },
  (table) => [
    unique("document_versions_number").on(table.documentId, table.number),
    // One version binds at most, and one is proposed.
    uniqueIndex("document_versions_in_force")
      .on(table.documentId)
      .where(sql`${table.signedAt} is not null and ${table.endedAt} is null`),
    uniqueIndex("document_versions_proposed")
      .on(table.documentId)
      .where(sql`${table.signedAt} is null and ${table.endedAt} is null`),
    index("document_versions_signed")
      .on(table.signedAt, table.sentAt, table.documentId)
      .where(isNotNull(table.signedAt)),
  ],
);

/** Every text an agreement was saved with, the drafted one first, so that any of them can be restored. */
export const documentEdits = pgTable(
  "document_edits",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    text: text("text").notNull(),
    /** Counted when it was saved, so that a list needs no texts. */
    words: integer("words").notNull(),
    /** It was drafted anew for changed facts; the first one is drafted in any case. */
    isRedrafted: boolean("is_redrafted").notNull().default(false),
    savedBy: uuid("saved_by")
      .notNull()
      .references(() => users.id),
    savedAt: time("saved_at").notNull(),
  },
  (table) => [unique("document_edits_number").on(table.documentId, table.number)],
);

/** The certificates that have sealed, for whoever checks an older file (a trigger refuses UPDATE, DELETE and TRUNCATE). */
export const sealCertificates = pgTable("seal_certificates", {
  sha256: text("sha256").primaryKey(),
  der: bytes("der").notNull(),
  notAfter: time("not_after").notNull(),
  firstUsedAt: time("first_used_at").notNull(),
});

/** The PDF of a fully signed version, byte for byte as it was mailed to everybody. */
export const issuedPdfs = pgTable(
  "issued_pdfs",
  {
    versionId: uuid("version_id")
      .primaryKey()
      .references(() => documentVersions.id, { onDelete: "cascade" }),
    sha256: text("sha256").notNull(),
    /** Null where it lies in the file store. */
    bytes: bytes("bytes"),
    issuedAt: time("issued_at").notNull(),
    /** Of the file as it was before it was sealed, which is how the seal's file begins; null where it was not sealed. */
    contentSha256: text("content_sha256"),
    /** Whether a third party stamped the time. */
    sealLevel: text("seal_level", { enum: ["B-B", "B-T"] }),
    /** Of the certificate whose key sealed. */
    sealCertificate: text("seal_certificate").references(() => sealCertificates.sha256),
  },
  (table) => [index("issued_pdfs_sha256").on(table.sha256)],
);

/** The one certificate of a fully signed version, as it was sealed once its PDF stood in the transparency log. */
export const completionCertificates = pgTable("completion_certificates", {
  versionId: uuid("version_id")
    .primaryKey()
    .references(() => documentVersions.id, { onDelete: "cascade" }),
  sha256: text("sha256").notNull(),
  /** Null where it lies in the file store. */
  bytes: bytes("bytes"),
  issuedAt: time("issued_at").notNull(),
  /** Of the file as it was before it was sealed; null where it was not. */
  contentSha256: text("content_sha256"),
  sealLevel: text("seal_level", { enum: ["B-B", "B-T"] }),
  sealCertificate: text("seal_certificate").references(() => sealCertificates.sha256),
  /** Of the checkpoint that is printed on it, and mailed with the PDF. */
  logSize: bigint("log_size", { mode: "number" }).notNull(),
});

/** What was handed out that not everybody had signed, and papers on how it was signed: their hashes, for the file check. */
export const issuedFiles = pgTable(
  "issued_files",
  {
    sha256: text("sha256").primaryKey(),
    kind: text("kind", {
      enum: ["document", "certificate", "audit_trail", "evidence_certificate", "proof"],
    }).notNull(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** The version's number; null of a draft. */
    version: integer("version"),
    /** How many had signed that version, and how many were asked to, when the file was made. */
    signed: integer("signed").notNull(),
    people: integer("people").notNull(),
    issuedAt: time("issued_at").notNull(),
  },
  (table) => [index("issued_files_document").on(table.documentId)],
);

/** What nothing may need in the file store any more, since when (triggers note what is deleted). The job that moves files takes it out. */
export const forgottenFiles = pgTable("forgotten_files", {
  sha256: text("sha256").primaryKey(),
  since: time("since").notNull(),
});

/** All that is left of a document that was deleted with the consent of its signers. */
export const deletedDocuments = pgTable("deleted_documents", {
  documentId: uuid("document_id").primaryKey(),
  deletedAt: time("deleted_at").notNull(),
  confirmations: integer("confirmations").notNull(),
});

/**
 * What happened to each document, append-only (a trigger refuses UPDATE and DELETE), a hash chain per document. Details carry
 * ids, hashes and evidence, never the document's text, and there is no foreign key: the trail outlives the document.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: uuid("document_id").notNull(),
    position: integer("position").notNull(),
    event: text("event").notNull(),
    actor: text("actor").notNull(),
    at: time("at").notNull(),
    details: jsonb("details")
      .notNull()
      .default(sql`'{}'`),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [unique("audit_events_position").on(table.documentId, table.position)],
);

/** What a person said to an event. The words stand beside the trail, which holds none, and go with the document. */
export const eventReasons = pgTable(
  "event_reasons",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.position] })],
);
