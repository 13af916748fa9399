import { integer, pgTable, primaryKey, text, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { documents } from "./documents.ts";
import { jsonOf } from "./json.ts";
import { time } from "./time.ts";
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
