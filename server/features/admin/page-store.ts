import { sql, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";

/** A list an administrator pages through. Its own table stands as `t` in every part. */
export type Listing = {
  table: SQL;
  where: SQL;
  /** What the table's key is, which a page is read by once its items are known: `t.id`. */
  key: SQL;
  /** The item as the contract has it, and what it joins for that. */
  columns: SQL;
  joins?: SQL;
};

type Page = { page: number; pageSize: number };
type Paged<Item> = Page & { items: Item[]; total: number };

type Batch = { after: Cursor | null; limit: number };

/** A list as a screen pages through it, and as a file has all of it: newest first by `at`. */
export function makeList<Item extends object, Query extends Page & { order: "asc" | "desc" }>({
  listing,
  sortedBy,
  at,
}: {
  listing: (query: Query) => Listing;
  sortedBy: (query: Query) => SQL[];
  at: SQL;
}) {
  return {
    page: (db: Queryable, query: Query) =>
      readPage<Item>(db, listing(query), ordered(sortedBy(query), query.order), query),
    batch: (db: Queryable, query: Query, batch: Batch) => readBatch<Item>(db, listing(query), at, batch),
  };
}

/** The items of a page are found in an index, and only they are read and joined, however deep the page lies. */
async function readPage<Item>(
  db: Queryable,
  { table, where, key, columns, joins = sql`` }: Listing,
  order: SQL,
  { page, pageSize }: Page,
): Promise<Paged<Item>> {
  const [{ rows }, counted] = await Promise.all([
    db.execute(sql`
      select ${columns} from ${table} ${joins} where ${key} in (
        select ${key} from ${table} where ${where} order by ${order}
        limit ${pageSize} offset ${(page - 1) * pageSize})
      order by ${order}`),
    db.execute(sql`select count(*)::int as total from ${table} where ${where}`),
  ]);
  return { items: rows as Item[], total: (counted.rows[0] as { total: number }).total, page, pageSize };
}

/** Where a batch ends, for the next one to go on: what it is sorted by, and its key. */
export type Cursor = { at: string; id: string | number };

/** The next items after `cursor`, newest first by `at`: for reading all of a list without holding a transaction open. */
async function readBatch<Item extends object>(
  db: Queryable,
  { table, where, key, columns, joins = sql`` }: Listing,
  at: SQL,
  { after, limit }: Batch,
): Promise<{ items: Item[]; next: Cursor | null }> {
  const rest = after ? sql`and (${at}, ${key}) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const { rows } = await db.execute(sql`
    select ${columns}, ${iso(at)} as "cursorAt", ${key} as "cursorId" from ${table} ${joins}
    where ${where} ${rest} order by ${at} desc, ${key} desc limit ${limit}`);
  const items = rows as (Item & { cursorAt: string; cursorId: string | number })[];
  const last = items.at(-1);
  const isAll = items.length < limit;
  return { items, next: last && !isAll ? { at: last.cursorAt, id: last.cursorId } : null };
}

/** A moment as JSON has it. */
export function iso(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export function all(conditions: (SQL | false | undefined)[]): SQL {
  return sql.join(
    [sql`true`, ...conditions.filter((condition) => condition !== undefined && condition !== false)],
    sql` and `,
  );
}

function ordered(columns: SQL[], order: "asc" | "desc"): SQL {
  return sql.join(
    columns.map((column) => sql`${column} ${sql.raw(order)}`),
    sql`, `,
  );
}

/**
 * Whether a folded text has what was typed anywhere in it; of one or two letters, at the beginning of a word: an index of
 * three-letter parts can look for both.
 */
export function found(folded: SQL, typed: string): SQL {
  if (typed.length < 3)
    return sql`${folded} ~ ('\\m' || search_fold(${typed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}))`;
  return sql`${folded} like '%' || search_fold(${typed.replace(/[\\%_]/g, "\\$&")}) || '%'`;
}
