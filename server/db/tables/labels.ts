import { index, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { documents } from "./documents.ts";
import { time } from "./time.ts";

/** What an account has named documents by: an album, a project. Nobody else reads them. */
export const labels = pgTable(
  "labels",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("labels_name").on(table.ownerId, sql`lower(${table.name})`)],
);

export const documentLabels = pgTable(
  "document_labels",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    labelId: uuid("label_id")
      .notNull()
      .references(() => labels.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.labelId] }),
    index("document_labels_label").on(table.labelId, table.documentId),
  ],
);

/** What somebody has put away, owner or signer: it leaves their list, and nobody else's. */
export const archivedDocuments = pgTable(
  "archived_documents",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId] }),
    index("archived_documents_document").on(table.documentId),
  ],
);
