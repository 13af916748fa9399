import { index, pgTable, text, uniqueIndex, uuid } from "../../orm.ts";
import { documents, documentVersions } from "./documents.ts";
import { time } from "./time.ts";

/** What somebody who signs nothing may see of one version through a link. */
export const sharedViews = pgTable(
  "shared_views",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    versionId: uuid("version_id")
      .notNull()
      .references(() => documentVersions.id, { onDelete: "cascade" }),
    /** For whom it was made, in the owner's words. */
    forWhom: text("for_whom").notNull(),
    shows: text("shows", { enum: ["people", "terms"] }).notNull(),
    /** The token is made of the id with a key of the server: the owner can copy the link again, and it is stored nowhere. */
    tokenHash: text("token_hash").notNull(),
    madeAt: time("made_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When the owner took it back. */
    endedAt: time("ended_at"),
  },
  (table) => [
    uniqueIndex("shared_views_token").on(table.tokenHash),
    index("shared_views_document").on(table.documentId, table.madeAt),
    index("shared_views_version").on(table.versionId),
  ],
);
