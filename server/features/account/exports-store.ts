import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { readStored } from "#server/adapters/files/stored-files";
import type { Deps } from "#server/deps";
import { dataExports } from "#server/db/tables/account";
import { users } from "#server/db/tables/auth";

export type ExportRecord = typeof dataExports.$inferSelect;

/** Writes a new export down, unless one of the user's is under way that was asked for after `since`; false then. */
export async function insertExport(
  trx: Trx,
  record: Omit<ExportRecord, "bytes" | "sha256">,
  since: Date,
): Promise<boolean> {
  // Two requests at once come one after the other.
  await trx.select({ id: users.id }).from(users).where(eq(users.id, record.userId)).for("no key update");
  const underWay = await trx
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      and(eq(dataExports.userId, record.userId), isNull(dataExports.sha256), gt(dataExports.askedAt, since)),
    );
  if (underWay.length > 0) return false;
  await trx.insert(dataExports).values(record);
  return true;
}

/** Whose it is and whether it is gathered, without its bytes. */
export async function findExport(db: Queryable, id: string) {
  const { userId, expiresAt } = dataExports;
  const isGathered = sql<boolean>`${dataExports.sha256} is not null`;
  const [record] = await db
    .select({ userId, expiresAt, isGathered })
    .from(dataExports)
    .where(eq(dataExports.id, id));
  return record ?? null;
}

/** Keeps what was gathered in place of what the user had before; false when it is there already, or gone. */
export async function storeExport(
  trx: Trx,
  { id, userId, bytes, expiresAt }: Pick<ExportRecord, "id" | "userId" | "bytes" | "expiresAt">,
): Promise<boolean> {
  const stored = await trx
    .update(dataExports)
    .set({ bytes, expiresAt })
    .where(and(eq(dataExports.id, id), isNull(dataExports.sha256)))
    .returning({ askedAt: dataExports.askedAt });
  if (!stored[0]) return false;
  await trx
    .delete(dataExports)
    .where(and(eq(dataExports.userId, userId), lt(dataExports.askedAt, stored[0].askedAt)));
  return true;
}

/** The user's own, while it is there. Throws `FileStoreError`. */
export async function findFile(
  { db, files }: Pick<Deps, "db" | "files">,
  id: string,
  userId: string,
  now: Date,
) {
  const { bytes, sha256, filename } = dataExports;
  const [record] = await db
    .select({ file: { bytes, sha256 }, filename })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.userId, userId),
        isNotNull(dataExports.sha256),
        gt(dataExports.expiresAt, now),
      ),
    );
  const content = await readStored({ files }, record?.file);
  return record && content ? { bytes: content, filename: record.filename } : null;
}

export async function removeExpired(db: Queryable, now: Date): Promise<number> {
  const gone = await db
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ id: dataExports.id });
  return gone.length;
}
