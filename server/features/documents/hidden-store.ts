import { and, eq, isNotNull } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents } from "#server/db/tables/documents";

type Hidden = { since: Date; wasSent: boolean };

/** Since when an administrator has hidden it; null where none has. */
export async function findHidden(db: Queryable, documentId: string): Promise<Hidden | null> {
  const [hidden] = await db
    .select({ since: documents.hiddenAt, versionNumber: documents.versionNumber })
    .from(documents)
    .where(and(eq(documents.id, documentId), isNotNull(documents.hiddenAt)));
  return hidden?.since ? { since: hidden.since, wasSent: hidden.versionNumber > 0 } : null;
}
