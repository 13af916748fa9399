import { boolean, index, pgTable, text, uuid } from "../../orm.ts";
import { documentTypes } from "#shared/domain/document-status";
import { users } from "./auth.ts";
import { time } from "./time.ts";

/** Forms that somebody has begun and not made a document of, and those they keep to begin others with. Nobody else reads them. */
export const unfinishedForms = pgTable(
  "unfinished_forms",
  {
    /** The id that the sheet will have, or the payment that the agreement will be paid with. */
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: documentTypes }).notNull(),
    /** To begin other forms with: it stays until its owner deletes it, and is called as they have named it. */
    isTemplate: boolean("is_template").notNull().default(false),
    /** What the form is called, and its fields, as JSON. */
    formSealed: text("form_sealed").notNull(),
    /** Made anew by whoever writes: a device that knows an older one has not seen what another has written. */
    revision: uuid("revision").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("unfinished_forms_of_owner").on(table.ownerId, table.updatedAt),
    index("unfinished_forms_updated").on(table.updatedAt),
  ],
);
