import {
  drizzle,
  fillPlaceholders,
  getTableColumns,
  PgDialect,
  sql,
  type PgTable,
  type SQL,
  type SQLWrapper,
} from "#server/orm";
import type { ClientBase } from "pg";
import type { Queryable } from "#server/db/client";

const dialect = new PgDialect();
const builder = drizzle.mock();

type Planned<Found> = (db: Queryable, values: Record<string, unknown>) => Promise<Found[]>;

/**
 * A statement that is built once and planned once a connection, under `name`: for what every page view or signature asks. Its values
 * stand as `sql.placeholder`; its rows come as they are.
 */
export function plan<Found extends object>(name: string, statement: SQLWrapper): Planned<Found> {
  const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
  return async (db, values) => {
    const { rows } = await clientOf(db).query<Found>({
      name,
      text,
      values: fillPlaceholders(params, values),
    });
    return rows;
  };
}

/** Such a statement for a whole row of a table, but for what the database gives it; `ending` as in `on conflict do nothing`. */
export function planInsert<Found extends object>(name: string, table: PgTable, ending: SQL): Planned<Found> {
  const given = Object.entries(getTableColumns(table)).filter(
    ([, { generatedIdentity }]) => !generatedIdentity,
  );
  const row = Object.fromEntries(given.map(([column]) => [column, sql.placeholder(column)]));
  return plan(name, sql`${builder.insert(table).values(row).getSQL()} ${ending}`);
}

type Prepared<Found> = { execute: (values: Record<string, unknown>) => Promise<Found[]> };

/** Such a select whose rows are read by their tables: built once for the pool, and once for a transaction that asks it. */
export function planSelect<Found>(prepare: (db: Queryable) => Prepared<Found>): Planned<Found> {
  const prepared = new WeakMap<Queryable, Prepared<Found>>();
  return (db, values) => {
    const select = prepared.get(db) ?? prepare(db);
    prepared.set(db, select);
    return select.execute(values);
  };
}

/** The pool, or the connection that the transaction runs on. */
function clientOf(db: Queryable): Pick<ClientBase, "query"> {
  return (db as unknown as { session: { client: ClientBase } }).session.client;
}
