import { expect } from "@playwright/test";
import { Client } from "pg";
import type { ServerProcess } from "#server/testing/server-process";

type Database = Pick<ServerProcess, "databaseUrl">;

/** Changes or asks what no screen can, such as how old a link is. */
export async function queryDatabase<Row extends object>(
  { databaseUrl }: Database,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** As if the mails that were sent had left long ago: what follows need not wait for them. */
export async function letMailsAge(database: Database): Promise<void> {
  await queryDatabase(database, "delete from mails_to_others");
}

/**
 * Waits until no mail is under way: what has not come by then does not come, or leaves much later. What is done because it is time is
 * nobody's mail here.
 */
export async function untilAllMailed(database: Database): Promise<void> {
  const unfinished = `select name from pgboss.job where state < 'completed' and name <> 'dead'
    and name not in (select name from pgboss.schedule) and name not like '\\_\\_pgboss%'
    and not (state = 'created' and start_after > now() + interval '10 seconds')`;
  await expect.poll(() => queryDatabase(database, unfinished), { timeout: 30_000 }).toEqual([]);
}
