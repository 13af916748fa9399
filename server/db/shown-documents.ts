import { pgSchema } from "#server/orm";
import { documentColumns } from "#server/db/tables/documents";

/**
 * The documents that an administrator has not hidden: a view of the table of the same name, which is read, locked and changed
 * through it. A column added to the table needs the view made anew: see CONTRIBUTING.md.
 */
export const documents = pgSchema("shown").table("documents", documentColumns);
