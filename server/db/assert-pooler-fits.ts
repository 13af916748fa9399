import { randomInt } from "node:crypto";
import { Client } from "pg";
import { LIMITS } from "#server/db/client";
import { describeUnreachable, SchemaError } from "#server/db/migrate";

type Addresses = { DATABASE_URL?: string | undefined; DATABASE_DIRECT_URL?: string | undefined };

const PATIENCE = 10_000;

/**
 * Finds out what stands between us and Postgres, before anything is done that a pooler would confuse: statements that are planned on
 * another connection, locks that nobody gives up, limits that are not there. Throws `SchemaError`, one sentence that names it.
 */
export async function assertPoolerFits({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl,
}: Addresses): Promise<void> {
  if (!url) return;
  if (!directUrl)
    return assertOwnConnections("DATABASE_URL", url, "or name the database itself in DATABASE_DIRECT_URL");
  await assertOwnConnections("DATABASE_DIRECT_URL", directUrl, "which DATABASE_URL is for");
  await assertTransactionsFit(url, directUrl);
}

/** Of two clients at once each has a connection of its own, for as long as it stays. */
async function assertOwnConnections(variable: string, url: string, advice: string): Promise<void> {
  await withClients(variable, [url, url], async ([one, other]) => {
    const own = await processOf(one);
    // A pooler by transaction lends the same to whoever asks next, or to each who asks the next of those it has.
    for (let round = 0; round < 3; round += 1) {
      const isShared = (await processOf(one)) !== own || (await processOf(other)) === own;
      if (isShared)
        throw new SchemaError(
          `${variable} leads to a pooler that lends connections for a transaction: let it lend them for a session (pool_mode = session), ${advice}, as docs/operations.md says under "Poolers".`,
        );
    }
  });
}

async function assertTransactionsFit(url: string, directUrl: string): Promise<void> {
  const clients = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl };
  await withClients("DATABASE_URL", Object.values(clients), async ([pooled, direct]) => {
    const lock = randomInt(2 ** 31);
    await direct.query("begin");
    await direct.query("select pg_advisory_xact_lock($1)", [lock]);
    await pooled.query("begin").catch((error: unknown) => {
      throw new SchemaError(
        "DATABASE_URL leads to a pooler that has no transactions: let it lend connections for a transaction (pool_mode = transaction).",
        { cause: error },
      );
    });
    const { rows } = await pooled.query<{ isElsewhere: boolean; isUnlimited: boolean }>(
      `select pg_try_advisory_xact_lock($1) as "isElsewhere",
         '0' in (current_setting('statement_timeout'), current_setting('lock_timeout'),
           current_setting('idle_in_transaction_session_timeout')) as "isUnlimited"`,
      [lock],
    );
    await pooled.query("rollback");
    if (rows[0]?.isElsewhere)
      throw new SchemaError("DATABASE_URL and DATABASE_DIRECT_URL do not lead to the same database.");
    if (rows[0]?.isUnlimited)
      throw new SchemaError(
        `The connections behind DATABASE_URL have no time limits, and nobody can set them through a pooler that lends connections for a transaction: let it do so as it opens them (connect_query='${LIMITS}'), or set them for the user of the database (alter role … set statement_timeout = '30s').`,
      );
  });
}

async function processOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

type Clients = [Client, Client];

async function withClients(
  variable: string,
  urls: readonly string[],
  work: (clients: Clients) => Promise<void>,
): Promise<void> {
  const clients = urls.map(
    (connectionString) =>
      new Client({
        connectionString,
        application_name: "sahihi start",
        connectionTimeoutMillis: PATIENCE,
        query_timeout: PATIENCE,
      }),
  );
  for (const client of clients) client.on("error", () => {});
  try {
    for (const client of clients) await client.connect();
    await work(clients as Clients);
  } catch (error) {
    if (error instanceof SchemaError) throw error;
    throw new SchemaError(describeUnreachable(variable, urls[0]!, error), { cause: error });
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
