import { eq } from "#server/orm";
import type { Db } from "#server/db/client";
import { deletedDocuments } from "#server/db/tables/documents";
import { searchEntries } from "#server/db/tables/search";

export async function findEntry(db: Db, documentId: string) {
  const [entry] = await db.select().from(searchEntries).where(eq(searchEntries.documentId, documentId));
  return entry ?? null;
}

export async function findDeletion(db: Db, documentId: string) {
  const [record] = await db
    .select()
    .from(deletedDocuments)
    .where(eq(deletedDocuments.documentId, documentId));
  return record ?? null;
}
