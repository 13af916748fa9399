import { and, eq, isNotNull } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents } from "#server/db/tables/documents";

type Hidden = { since: Date; wasSent: boolean; ownerId: string };

/** Since when an administrator has hidden it; null where none has. */
export async function findHidden(db: Queryable, documentId: string): Promise<Hidden | null> {
  const [hidden] = await db
    .select({
      since: documents.hiddenAt,
      versionNumber: documents.versionNumber,
      ownerId: documents.ownerId,
    })
    .from(documents)
    .where(and(eq(documents.id, documentId), isNotNull(documents.hiddenAt)));
  if (!hidden?.since) return null;
  const { since, versionNumber, ownerId } = hidden;
  return { since, wasSent: versionNumber > 0, ownerId };
}
