import { and, desc, eq, gt, isNull, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { documentVersions } from "#server/db/tables/documents";
import { sharedViews } from "#server/db/tables/sharing";
import type { VersionRecord } from "#server/features/documents/index";

export type SharedViewRecord = typeof sharedViews.$inferSelect;
type Numbered = SharedViewRecord & { version: number };

/** What a link leads to: the version, its document, and whose it is. */
export type SharedRecord = {
  view: SharedViewRecord;
  version: VersionRecord;
  document: Pick<typeof documents.$inferSelect, "id" | "createdAt">;
  owner: Pick<typeof users.$inferSelect, "firstName" | "lastName">;
};

const isGood = (now: Date) => and(isNull(sharedViews.endedAt), gt(sharedViews.expiresAt, now));

/** The links of a document that are good, newest first. */
export async function findViews(db: Queryable, documentId: string, now: Date): Promise<Numbered[]> {
  const found = await db
    .select({ view: sharedViews, version: documentVersions.number })
    .from(sharedViews)
    .innerJoin(documentVersions, eq(documentVersions.id, sharedViews.versionId))
    .where(and(eq(sharedViews.documentId, documentId), isGood(now), isNull(documentVersions.endedAt)))
    .orderBy(desc(sharedViews.madeAt), desc(sharedViews.id));
  return found.map(({ view, version }) => ({ ...view, version }));
}

/** All that were ever made for the documents of an account, with the title: for the export of its data. */
export async function viewsOfOwner(db: Queryable, ownerId: string) {
  const found = await db
    .select({ view: sharedViews, version: documentVersions.number, title: documents.title })
    .from(sharedViews)
    .innerJoin(documents, eq(documents.id, sharedViews.documentId))
    .innerJoin(documentVersions, eq(documentVersions.id, sharedViews.versionId))
    .where(eq(documents.ownerId, ownerId))
    .orderBy(desc(sharedViews.madeAt));
  return found.map(({ view, version, title }) => ({ ...view, version, title }));
}

/** False when the id is taken. */
export async function insertView(trx: Trx, view: typeof sharedViews.$inferInsert): Promise<boolean> {
  const inserted = await trx.insert(sharedViews).values(view).onConflictDoNothing();
  return inserted.rowCount === 1;
}

/** The number of the version it shows; null where it was not good any more. */
export async function endView(
  trx: Trx,
  { documentId, id, at }: { documentId: string; id: string; at: Date },
): Promise<number | null> {
  const [ended] = await trx
    .update(sharedViews)
    .set({ endedAt: at })
    .where(and(eq(sharedViews.id, id), eq(sharedViews.documentId, documentId), isGood(at)))
    .returning({
      version: sql<number>`(select number from ${documentVersions} v where v.id = ${sharedViews.versionId})`,
    });
  return ended?.version ?? null;
}

/** Null where there is no such link, it has ended, or the account it is of is deleted. */
export async function findShared(db: Queryable, tokenHash: string, now: Date): Promise<SharedRecord | null> {
  const [found] = await db
    .select({
      view: sharedViews,
      version: documentVersions,
      document: { id: documents.id, createdAt: documents.createdAt },
      owner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(sharedViews)
    .innerJoin(documents, eq(documents.id, sharedViews.documentId))
    .innerJoin(documentVersions, eq(documentVersions.id, sharedViews.versionId))
    .innerJoin(users, and(eq(users.id, documents.ownerId), isNull(users.deletedAt)))
    .where(and(eq(sharedViews.tokenHash, tokenHash), isGood(now)));
  return found ?? null;
}

/** The document that a link shows, hidden or not. */
export async function findDocumentShared(db: Queryable, tokenHash: string): Promise<string | null> {
  const [shared] = await db
    .select({ id: sharedViews.documentId })
    .from(sharedViews)
    .where(eq(sharedViews.tokenHash, tokenHash));
  return shared?.id ?? null;
}
