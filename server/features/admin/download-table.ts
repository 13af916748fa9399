import { Readable } from "node:stream";
import type { Deps } from "#server/deps";
import type { Queryable } from "#server/db/client";
import { BYTE_ORDER_MARK, csvLine, type Cell } from "#server/adapters/csv";
import type { Cursor } from "#server/features/admin/page-store";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import { isoDayInUtc } from "#shared/dates";

const BATCH = 1000;

type Table<Query, Item> = {
  name: string;
  read: (
    db: Queryable,
    query: Query,
    batch: { after: Cursor | null; limit: number },
  ) => Promise<{ items: Item[]; next: Cursor | null }>;
  columns: (readonly [name: string, cell: (item: Item) => Cell])[];
};

/** All of a table that fits the filters, newest first, as it is read; that it was had is written down, with the filters. */
export async function downloadTable<Query extends object, Item>(
  deps: Deps,
  actor: UserRecord,
  table: Table<Query, Item>,
  query: Query,
) {
  await deps.db.transaction((trx) =>
    recordAdminEvent(deps, trx, actor.id, {
      action: "table_downloaded",
      targetType: "table",
      targetId: table.name,
      targetName: table.name,
      after: filtersOf(query),
    }),
  );
  const day = isoDayInUtc(deps.clock.now());
  return { stream: Readable.from(linesOf(deps.db, table, query)), filename: `${table.name}-${day}.csv` };
}

const paging = ["page", "pageSize", "sort", "order"];

function filtersOf(query: object): Record<string, string> {
  const given = Object.entries(query).filter(
    ([name, value]) => !paging.includes(name) && value !== undefined,
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

async function* linesOf<Query, Item>(db: Queryable, { read, columns }: Table<Query, Item>, query: Query) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
  let after: Cursor | null = null;
  do {
    const { items, next }: { items: Item[]; next: Cursor | null } = await read(db, query, {
      after,
      limit: BATCH,
    });
    const cellsOf = (item: Item) => columns.map(([, cell]) => cell(item));
    yield items.map((item) => csvLine(cellsOf(item))).join("");
    after = next;
  } while (after);
}
