import { and, eq, isNotNull } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents } from "#server/db/tables/documents";

/** Since when an administrator has hidden it; null where none has. */
export async function findHiddenSince(db: Queryable, documentId: string): Promise<Date | null> {
  const [hidden] = await db
    .select({ since: documents.hiddenAt })
    .from(documents)
    .where(and(eq(documents.id, documentId), isNotNull(documents.hiddenAt)));
  return hidden?.since ?? null;
}
