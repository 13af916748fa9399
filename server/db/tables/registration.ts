import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { bytes, documents } from "./documents.ts";
import { jsonOf } from "./json.ts";
import { time } from "./time.ts";
import { exportFormats } from "#shared/domain/registration/registration";
import { PersonDetails, RegistrationChanges, RegistrationRecord } from "#shared/contract/registration";

/** What societies ask for beside a sheet. It belongs to the document, not to a version: it may change after signing, and says so. */
export const registrations = pgTable("registrations", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  record: jsonOf(RegistrationRecord)("record").notNull(),
  /** How often it was saved, so that two people cannot overwrite each other. */
  revision: integer("revision").notNull().default(0),
  savedAt: time("saved_at"),
});

/** Every save, with what it changed. */
export const registrationChanges = pgTable(
  "registration_changes",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => registrations.documentId, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    at: time("at").notNull(),
    /** The name of whoever saved it. */
    savedBy: text("saved_by").notNull(),
    changes: jsonOf(RegistrationChanges)("changes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.revision] })],
);

/** What somebody keeps of themselves for their next documents. */
export const userRegistrations = pgTable("user_registrations", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  details: jsonOf(PersonDetails)("details").notNull(),
});

/** What administrators have changed in the list of societies, or added to it. */
export const societies = pgTable("societies", {
  /** Three digits of CISAC's list. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  country: text("country").notNull(),
  /** What is known of it, and since when. */
  status: text("status").notNull(),
  /** Whether it is suggested; what is noted of somebody keeps its name. */
  isListed: boolean("is_listed").notNull(),
  changedAt: time("changed_at").notNull(),
});

/** The sender that somebody stands as in CISAC's list. */
export const submitters = pgTable("submitters", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  ipiNameNumber: text("ipi_name_number").notNull(),
  senderCode: text("sender_code").notNull(),
});

/** The number that societies know a song by, which no other song ever gets. */
export const registrationWorks = pgTable("registration_works", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  number: bigint("number", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
  /** When the file was made that first notified it, since that was downloaded: from then on it is a revision. */
  notifiedAt: time("notified_at"),
  /** That file, also once it is gone with another of its songs. Null where it was marked before files were. */
  notifiedBy: uuid("notified_by"),
});

/** The number that a person or publisher has in all files of one owner, by the SHA-256 of who they are. */
export const registrationParties = pgTable("registration_parties", {
  identity: text("identity").primaryKey(),
  number: bigint("number", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
});

/** The last number of a sender's files in a year. It outlives everything: societies refuse a name that was used before. */
export const registrationFileNumbers = pgTable(
  "registration_file_numbers",
  {
    senderCode: text("sender_code").notNull(),
    year: integer("year").notNull(),
    number: integer("number").notNull(),
  },
  (table) => [primaryKey({ columns: [table.senderCode, table.year] })],
);

/** A pack as it was made. It goes with the account, and with any of its documents (a trigger). */
export const registrationExports = pgTable(
  "registration_exports",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    format: text("format", { enum: exportFormats }).notNull(),
    filename: text("filename").notNull(),
    /** Null where it lies in the file store. */
    bytes: bytes("bytes"),
    /** A trigger writes it. */
    sha256: text("sha256"),
    folded: jsonb("folded").$type<{ from: string; to: string }[]>().notNull(),
    madeAt: time("made_at").notNull(),
  },
  (table) => [index("registration_exports_sha256").on(table.sha256)],
);

export const registrationExportDocuments = pgTable(
  "registration_export_documents",
  {
    exportId: uuid("export_id")
      .notNull()
      .references(() => registrationExports.id, { onDelete: "cascade" }),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.documentId] }),
    index("registration_export_documents_document").on(table.documentId),
  ],
);

/** What a society has said of a song that was notified. */
export const registrationAcknowledgements = pgTable(
  "registration_acknowledgements",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    sender: text("sender").notNull(),
    /** The sender's code in CISAC's list; empty where it is no society. */
    society: text("society").notNull().default(""),
    status: text("status").notNull(),
    /** YYYY-MM-DD */
    processedOn: text("processed_on").notNull(),
    societyNumber: text("society_number").notNull(),
    messages: text("messages").array().notNull(),
    readAt: time("read_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.documentId, table.sender, table.status, table.processedOn, table.societyNumber],
    }),
  ],
);
