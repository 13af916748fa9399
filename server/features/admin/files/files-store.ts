import { sql, type SQL } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";

/** Where files are kept: a table, its key, the column of the bytes and that of their SHA-256. */
type Shelf = { table: SQL; id: SQL; bytes: SQL; sha256: SQL };

const shelf = (table: string, id: string, bytes = "bytes", sha256 = "sha256"): Shelf => ({
  table: sql.identifier(table) as unknown as SQL,
  id: sql.identifier(id) as unknown as SQL,
  bytes: sql.identifier(bytes) as unknown as SQL,
  sha256: sql.identifier(sha256) as unknown as SQL,
});

/** What may lie in the store instead of its row. Each of these tables has a trigger that notes what is to be taken out of the store. */
export const shelves: Record<string, Shelf> = {
  "issued PDFs": shelf("issued_pdfs", "version_id"),
  "completion certificates": shelf("completion_certificates", "version_id"),
  certificates: shelf("verifications", "id", "certificate", "certificate_sha256"),
  "registration packs": shelf("registration_exports", "id"),
  "exports of data": shelf("data_exports", "id"),
};

/** So many files are in memory at once. */
const PAGE = 20;

export type Kept = { id: string; sha256: string; bytes: Buffer | null };

/** The next files that lie in their rows, or in the store. */
export async function pageOf(
  db: Queryable,
  { table, id, bytes, sha256 }: Shelf,
  place: "row" | "store",
  after: string | null,
): Promise<Kept[]> {
  const lies = place === "row" ? sql`${bytes} is not null` : sql`${bytes} is null`;
  const { rows } = await db.execute<Kept>(sql`
    select ${id}::text as id, ${sha256} as sha256, ${bytes} as bytes from ${table}
    where ${sha256} is not null and ${lies} and (${after}::text is null or ${id}::text > ${after})
    order by ${id}::text limit ${sql.raw(String(PAGE))}`);
  return rows;
}

/** Takes the bytes out of a row, or puts them back; false when it is gone, or another process did it. */
export async function setBytes(
  trx: Trx,
  { table, id, bytes, sha256 }: Shelf,
  file: Kept,
  to: Buffer | null,
): Promise<boolean> {
  const lies = to ? sql`${bytes} is null` : sql`${bytes} is not null`;
  const { rows } = await trx.execute(sql`
    update ${table} set ${bytes} = ${to}::bytea
    where ${id}::text = ${file.id} and ${sha256} = ${file.sha256} and ${lies} returning 1`);
  return rows.length === 1;
}

/** Notes that nothing may need the file in the store, from this moment on. */
export async function mayForget(db: Queryable, sha256: string, at: Date): Promise<void> {
  await db.execute(sql`insert into forgotten_files (sha256, since) values (${sha256}, ${at.toISOString()}::timestamptz)
    on conflict (sha256) do update set since = excluded.since`);
}

export async function isNeeded(trx: Trx, sha256: string): Promise<void> {
  await trx.execute(sql`delete from forgotten_files where sha256 = ${sha256}`);
}

/** A file that nothing has needed since then, held until the transaction ends; `isNamed` when a row says all the same that it lies in the store. */
export async function takeForgotten(
  trx: Trx,
  before: Date,
): Promise<{ sha256: string; isNamed: boolean } | null> {
  const names = Object.values(shelves).map(
    ({ table, bytes, sha256 }) =>
      sql`exists (select from ${table} s where s.${sha256} = f.sha256 and s.${bytes} is null)`,
  );
  const { rows } = await trx.execute<{ sha256: string; isNamed: boolean }>(sql`
    select f.sha256, ${sql.join(names, sql` or `)} as "isNamed" from forgotten_files f
    where f.since <= ${before.toISOString()}::timestamptz order by f.since limit 1 for update skip locked`);
  return rows[0] ?? null;
}
