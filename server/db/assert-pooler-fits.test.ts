import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assertPoolerFits } from "#server/db/assert-pooler-fits";
import { createTestDatabase, type TestDatabase } from "#server/testing/database";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { startTestApp } from "#server/testing/app";
import { hasPgbouncer, startPgbouncer, type Pgbouncer, type PoolMode } from "#server/testing/pgbouncer";

if (!hasPgbouncer)
  console.warn(
    "SKIPPED: deploy/pgbouncer.ini is not tried, because PgBouncer is not installed (apt-get install pgbouncer).",
  );

let database: TestDatabase;
const poolers: Pgbouncer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(poolers.map((pooler) => pooler.stop()));
  await database.drop();
});

async function through(mode: PoolMode, adapt?: (settings: string) => string): Promise<string> {
  const pooler = await startPgbouncer(database.tcpUrl, mode, adapt ? { adapt } : {});
  poolers.push(pooler);
  return pooler.before(database.url);
}

test("Postgres itself fits, with and without naming it twice where it has limits", async () => {
  await assertPoolerFits({ DATABASE_URL: database.url });
  const limited = `${database.url}${database.url.includes("?") ? "&" : "?"}options=${encodeURIComponent("-c statement_timeout=30000 -c lock_timeout=15000 -c idle_in_transaction_session_timeout=60000")}`;
  await assertPoolerFits({ DATABASE_URL: limited, DATABASE_DIRECT_URL: database.url });
  await expect(
    assertPoolerFits({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url }),
  ).rejects.toThrow(/have no time limits.*connect_query='set statement_timeout = 30000;/);
});

test("two addresses that lead to different databases are refused", async () => {
  const other = await createTestDatabase();
  await expect(
    assertPoolerFits({ DATABASE_URL: other.url, DATABASE_DIRECT_URL: database.url }),
  ).rejects.toThrow("DATABASE_URL and DATABASE_DIRECT_URL do not lead to the same database.");
  await other.drop();
});

describe.skipIf(!hasPgbouncer)("PgBouncer with deploy/pgbouncer.ini", () => {
  test("by session fits where the database itself does", async () => {
    const url = await through("session");
    await assertPoolerFits({ DATABASE_URL: url });
  });

  test("by transaction fits beside the address of the database, and is named without", async () => {
    const url = await through("transaction");
    await assertPoolerFits({ DATABASE_URL: url, DATABASE_DIRECT_URL: database.url });
    await expect(assertPoolerFits({ DATABASE_URL: url })).rejects.toThrow(
      /^DATABASE_URL leads to a pooler that lends connections for a transaction: .* name the database itself in DATABASE_DIRECT_URL/,
    );
    await expect(assertPoolerFits({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads to a pooler/,
    );
  });

  test("by transaction and in turn is named, too", async () => {
    const url = await through("transaction", (settings) => `${settings}server_round_robin = 1\n`);
    await expect(assertPoolerFits({ DATABASE_URL: url })).rejects.toThrow("for a transaction");
  });

  test("by transaction without limits, or by statement, is named", async () => {
    const unlimited = await through("transaction", (settings) =>
      settings.replaceAll(/connect_query=.*/g, ""),
    );
    await expect(
      assertPoolerFits({ DATABASE_URL: unlimited, DATABASE_DIRECT_URL: database.url }),
    ).rejects.toThrow("have no time limits");
    const statements = await through("statement");
    await expect(
      assertPoolerFits({ DATABASE_URL: statements, DATABASE_DIRECT_URL: database.url }),
    ).rejects.toThrow("has no transactions");
  });

  test.each(["session", "transaction"] as const)(
    "by %s carries lists, searches, jobs and mails, under the limits",
    async (mode) => {
      const DATABASE_URL = await through(mode);
      const DATABASE_DIRECT_URL = mode === "transaction" ? database.url : undefined;
      const app = await startTestApp({ env: { DATABASE_URL, DATABASE_DIRECT_URL } });
      const { caller } = await app.signedIn();
      const { emails } = await sendSheet(app, caller);
      const lists = Array.from({ length: 40 }, () => caller.get("/api/documents").expect(200));
      const searches = Array.from({ length: 40 }, () =>
        app
          .nobody()
          .post("/api/verify/search")
          .send({ query: "nairobi" })
          .ok(({ status }) => status < 500),
      );
      await Promise.all([...lists, ...searches]);
      expect(await app.mailsTo(emails[0]!)).toHaveLength(1);
      const { rows } = await app.deps.pool.query("show statement_timeout");
      expect(rows).toEqual([{ statement_timeout: "30s" }]);

      // The pooler tells each client that its connection is lost, some of them twice: nobody's process ends of it.
      await database.disconnectAll();
      const listed = () => caller.get("/api/documents").then(({ status }) => status);
      await expect.poll(listed).toBe(200);
      const later = await sendSheet(app, caller);
      expect(await app.mailsTo(later.emails[0]!)).toHaveLength(1);
      await app.stop();
    },
  );
});
