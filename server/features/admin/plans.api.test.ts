import { beforeAll, expect, test } from "vitest";
import { fillAdmin } from "#server/bench/admin-data";
import { appForFile } from "#server/testing/app-for-file";
import { createUser } from "#server/testing/factories/user";

const app = await appForFile({ jobs: "kept" });
const { pool } = app.deps;

beforeAll(async () => {
  await fillAdmin(pool, { users: 2000, documents: 10_000, payments: 5000, tickets: 3000 });
  // Tables this small are quickest read whole: without that way out, what has no index is read whole all the same.
  await pool.query(
    "do $$ begin execute 'alter database ' || current_database() || ' set enable_seqscan = off'; end $$",
  );
  await app.database.disconnectAll();
});

const pages = [
  "users",
  "users?sort=email&order=asc",
  "users?sort=name",
  "users?role=admin",
  "users?status=suspended",
  "users?search=user77",
  "documents",
  "documents?sort=title&page=40",
  "documents?status=draft",
  "documents?status=signed",
  "documents?status=deleted",
  "documents?type=split_sheet",
  "documents?search=song%20777",
  "payments",
  "payments?sort=amount",
  "payments?status=failed",
  "payments?status=refunded",
  "payments?serviceType=ai_review",
  "payments?search=ref777",
  "support/tickets",
  "support/tickets?sort=updatedAt",
  "support/tickets?status=open",
  "support/tickets?priority=urgent",
  "support/tickets?category=billing",
  "support/tickets?search=T-10777",
  "analytics",
];

test("no page, filter or search of an administrator reads a whole table", async () => {
  const admin = await app.signIn(await createUser(app.deps, { role: "admin" }));
  const slow: string[] = [];
  for (const page of pages) {
    const before = await wholeReads();
    await admin.get(`/api/admin/${page}`).expect(200);
    await pool.query("select pg_stat_clear_snapshot()");
    const after = await wholeReads();
    for (const [table, count] of after) if (count > (before.get(table) ?? 0)) slow.push(`${page}: ${table}`);
  }
  expect(slow).toEqual([]);
});

/** How often each of the big tables was read from end to end. Every connection says so before it is asked. */
async function wholeReads(): Promise<Map<string, number>> {
  await Promise.all(
    Array.from({ length: 10 }, () => pool.query("select pg_stat_force_next_flush(), pg_sleep(0.02)")),
  );
  const { rows } = await pool.query<{ table: string; count: string }>(`
    select relname as table, seq_scan as count from pg_stat_user_tables
    where relname in ('users', 'documents', 'payments', 'tickets', 'signers', 'document_versions')`);
  return new Map(rows.map(({ table, count }) => [table, Number(count)]));
}
