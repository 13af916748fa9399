import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT, type PgDatabase } from "#server/orm";
import { Client, Pool, type ClientBase, type PoolClient, type QueryConfig } from "pg";
import type { Outage } from "#server/db/outage";

export type Db = NodePgDatabase;
export type Trx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What a store's function needs: it works alone and inside a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export type Database = { db: Db; pool: Pool; close(): Promise<void> };

const SECOND = 1000;

/** What every connection for requests is limited to. `deploy/pgbouncer.ini` and docs/operations.md say the same. */
export const LIMITS =
  "set statement_timeout = 30000; set lock_timeout = 15000; set idle_in_transaction_session_timeout = 60000";

/** What the user of the database may have as its own limits does not hold for migrations and jobs. */
export const NO_LIMITS =
  "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0";

/** What a pool says on each connection before it lends it. The pool waits for it, and closes one that refuses; its types say neither. */
export function saysFirst(statement: string): (client: ClientBase) => unknown {
  return (client) => client.query(statement);
}

type ConnectionOptions = {
  max?: number;
  outage?: Outage;
  /** A pooler lends the connection for a transaction: nothing is kept on it, and the pooler has set the limits. */
  isSharedByTransaction?: boolean;
};

/** Opens no connection yet. A connection that dies is replaced at the next query; it never ends the process. */
export function connectDatabase(url: string, options: ConnectionOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: "sahihi",
    max: options.max ?? 10,
    connectionTimeoutMillis: 10 * SECOND,
    // Said once connected: as parameters of the start PgBouncer refuses them.
    ...(!options.isSharedByTransaction && { onConnect: saysFirst(LIMITS) }),
    // Counted here, for a server that vanished without a word: its own timeouts come first.
    query_timeout: 40 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * SECOND,
  });
  if (options.isSharedByTransaction) pool.on("connect", leaveNamesOut);
  pool.on("error", (error) => options.outage?.lost(error));
  pool.on("release", (error: unknown) => !error && options.outage?.answered());
  // The pool listens to idle connections only; one that breaks between two queries of a transaction must not end the process.
  pool.on("connect", (client) => client.on("error", () => {}));

  return { db: openDrizzle(pool), pool, close: () => pool.end() };
}

/** A statement that was planned under a name is on another connection the next time, or somebody else's: it is planned each time instead. */
function leaveNamesOut(client: PoolClient): void {
  const unnamed = (statement: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(Client.prototype.query, client, [
      isNamed(statement) ? { ...statement, name: undefined } : statement,
      ...rest,
    ]);
  Object.assign(client, { query: unnamed });
}

function isNamed(statement: unknown): statement is QueryConfig {
  return typeof statement === "object" && statement !== null && "name" in statement;
}

/** Drizzle on the pool, except that a transaction gives its connection back even when `begin` fails: Drizzle's own keeps it. */
function openDrizzle(pool: Pool): Db {
  const db: Db = drizzle({ client: pool });
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return db;
}
