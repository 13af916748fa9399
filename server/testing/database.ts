import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** The database every test's own is a copy of. */
export const TEMPLATE = "sahihi";

/** Stands before every database of the tests. */
export type PoolerForTests = { url: string; mode: "session" | "transaction" };

export type TestDatabase = {
  url: string;
  /** The same for whoever cannot go through the socket. */
  tcpUrl: string;
  /** How the app reaches it: through a pooler, where the tests are to go through one (`POOLER`). */
  variables: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string };
  /** Ends every connection to it, as a restart of Postgres does, and waits until they are gone. */
  disconnectAll(): Promise<void>;
  drop(): Promise<void>;
};

/** A database of one's own, copied from the migrated template. `clusterUrl` is Vitest's unless given. */
export async function createTestDatabase(clusterUrl?: string): Promise<TestDatabase> {
  const { postgresUrl, pooler } = clusterUrl ? { postgresUrl: clusterUrl, pooler: null } : await ofVitest();
  const url = new URL(postgresUrl);
  const adminUrl = new URL(url);
  adminUrl.pathname = "/postgres";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  url.pathname = `/${name}`;

  await runAs(adminUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const tcpUrl = new URL(url);
  tcpUrl.search = "";
  return {
    url: url.href,
    tcpUrl: tcpUrl.href,
    variables: variablesOf(url, pooler),
    disconnectAll: () =>
      runAs(
        adminUrl,
        `select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = '${name}'`,
      ),
    drop: () => runAs(adminUrl, `drop database ${name} with (force)`),
  };
}

/** Read only where it is asked for: the stories run without it. */
async function ofVitest() {
  const { inject } = await import("vitest");
  return { postgresUrl: inject("postgresUrl"), pooler: inject("pooler") };
}

function variablesOf({ href, pathname }: URL, pooler: PoolerForTests | null): TestDatabase["variables"] {
  if (!pooler) return { DATABASE_URL: href };
  const DATABASE_URL = new URL(pathname, pooler.url).href;
  return pooler.mode === "transaction" ? { DATABASE_URL, DATABASE_DIRECT_URL: href } : { DATABASE_URL };
}

async function runAs(adminUrl: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
