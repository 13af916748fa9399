import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { TEMPLATE } from "#server/testing/postgres";

export type TestDatabase = {
  url: string;
  /** Ends every connection to it, as a restart of Postgres does, and waits until they are gone. */
  disconnectAll(): Promise<void>;
  drop(): Promise<void>;
};

/** A database of one's own, copied from the migrated template. `clusterUrl` is Vitest's unless given. */
export async function createTestDatabase(clusterUrl?: string): Promise<TestDatabase> {
  const url = new URL(clusterUrl ?? (await import("vitest")).inject("postgresUrl"));
  const adminUrl = new URL(url);
  adminUrl.pathname = "/postgres";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  url.pathname = `/${name}`;

  await runAs(adminUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: url.href,
    disconnectAll: () =>
      runAs(
        adminUrl,
        `select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = '${name}'`,
      ),
    drop: () => runAs(adminUrl, `drop database ${name} with (force)`),
  };
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
