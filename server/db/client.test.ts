import { sql } from "#server/orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/client";
import { migrate } from "#server/db/migrate";
import { createTestDatabase, type TestDatabase } from "#server/testing/database";

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const one = sql`select 1 as one`;
const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

async function terminate(backend: unknown): Promise<void> {
  const client = new Client({ connectionString: testDatabase.url });
  await client.connect();
  await client.query("select pg_terminate_backend($1, 30000)", [backend]);
  await client.end();
}

test("after every connection was cut the next queries work", async () => {
  await database.db.execute(one);
  await testDatabase.disconnectAll();
  await expect
    .poll(() =>
      database.db.execute(one).then(
        ({ rows }) => rows,
        () => undefined,
      ),
    )
    .toEqual([{ one: 1 }]);
});

test("a connection cut between two queries of a transaction fails that transaction alone", async () => {
  const cut = database.db.transaction(async (trx) => {
    const { rows } = await trx.execute(pid);
    await terminate(rows[0]?.["pid"]);
    await trx.execute(one);
  });
  await expect(cut).rejects.toThrow();
  expect((await database.db.execute(one)).rows).toEqual([{ one: 1 }]);
});

test("a transaction that cannot begin gives its connection back", async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const client = await database.pool.connect();
    client.release();
    Object.assign(client, { query: () => Promise.reject(new Error("cannot begin")) });
    await expect(database.db.transaction((trx) => trx.execute(one))).rejects.toThrow("Failed query");
    Reflect.deleteProperty(client, "query");
  }
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
  expect((await database.db.transaction((trx) => trx.execute(one))).rows).toEqual([{ one: 1 }]);
});

test("a transaction that throws leaves nothing behind", async () => {
  await database.db.execute(sql`create table songs (title text)`);
  const failed = database.db.transaction(async (trx) => {
    await trx.execute(sql`insert into songs values ('Nairobi Nights')`);
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  expect((await database.db.execute(sql`select * from songs`)).rows).toEqual([]);
});

test("servers that migrate an empty database at once all find the schema", async () => {
  await database.db.execute(sql`drop schema public cascade`);
  await database.db.execute(sql`drop schema if exists shown cascade`);
  await database.db.execute(sql`drop schema drizzle cascade`);
  await database.db.execute(sql`create schema public`);
  await Promise.all(Array.from({ length: 4 }, () => migrate(testDatabase)));
  const { rows } = await database.db.execute(sql`select to_regclass('users') is not null as there`);
  expect(rows).toEqual([{ there: true }]);
});
