import { fillAdmin } from "#server/bench/admin-data";
import { ratioResult, type Result } from "#server/bench/result";
import { readSums } from "#server/features/admin/analytics-store";
import { documentList } from "#server/features/admin/documents-list-store";
import { paymentList } from "#server/features/admin/payments-list-store";
import { ticketList } from "#server/features/admin/tickets-list-store";
import { userList } from "#server/features/admin/users-list-store";
import { connectDatabase } from "#server/db/client";
import { createTestDatabase } from "#server/testing/database";
import { startTestPostgres } from "#server/testing/postgres";
import { ANALYTICS_MONTHS } from "#shared/contract/admin-analytics";
import {
  AdminDocumentsQuery,
  AdminPaymentsQuery,
  AdminTicketsQuery,
  AdminUsersQuery,
} from "#shared/contract/admin-tables";
import { monthsInNairobi } from "#shared/dates";

const SIZES = { users: 100_000, documents: 1_000_000, payments: 300_000, tickets: 50_000 };
const TIMES = 20;
/** A person waits no longer than this for a page. */
const MOST_MS = 1000;
const COUNTED = ["users", "documents", "payments", "signers", "document_versions"];

/** The tables of administration at full size: each page and filter, and the analytics against a bare count of the same rows. */
export async function benchAdmin(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  try {
    const { url } = await createTestDatabase(postgres.url);
    const { db, pool, close } = connectDatabase(url);
    await fillAdmin(pool, SIZES);
    const users = (query: object) => userList.page(db, AdminUsersQuery.parse(query));
    const documents = (query: object) => documentList.page(db, AdminDocumentsQuery.parse(query));
    const payments = (query: object) => paymentList.page(db, AdminPaymentsQuery.parse(query));
    const tickets = (query: object) => ticketList.page(db, AdminTicketsQuery.parse(query));
    const pages: [name: string, read: () => Promise<unknown>][] = [
      ["users", () => users({})],
      ["users by name", () => users({ sort: "name", order: "asc" })],
      ["users, suspended", () => users({ status: "suspended" })],
      ["users, found", () => users({ search: "user777" })],
      ["documents", () => documents({})],
      ["documents, page 20,000", () => documents({ page: 20_000 })],
      ["documents by title", () => documents({ sort: "title", order: "asc" })],
      ["documents, signed", () => documents({ status: "signed" })],
      ["documents, found", () => documents({ search: "song 77777" })],
      ["payments", () => payments({})],
      ["payments, failed", () => payments({ status: "failed" })],
      ["payments, found", () => payments({ search: "ref7777" })],
      ["tickets", () => tickets({})],
      ["tickets, open", () => tickets({ status: "open" })],
      ["tickets, found", () => tickets({ search: "t-17777" })],
    ];
    const results: Result[] = [];
    for (const [name, read] of pages) {
      const ms = await p95(read);
      const measured = `${ms.toFixed(0)} ms`;
      results.push({ name: `admin: ${name}, p95`, measured, limit: `≤ ${MOST_MS} ms`, ok: ms <= MOST_MS });
    }
    const sums = await p95(() => readSums(db, monthsInNairobi(new Date(), ANALYTICS_MONTHS)));
    const bare = await p95(async () => {
      for (const table of COUNTED) await pool.query(`select count(*) from ${table}`);
    });
    const detail = `${sums.toFixed(0)} ms to ${bare.toFixed(0)} ms`;
    results.push(ratioResult("admin: analytics, times a bare count", sums / bare, { most: 10 }, detail));
    await close();
    return results;
  } finally {
    await postgres.stop();
  }
}

async function p95(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await read();
  for (let turn = 0; turn < TIMES; turn += 1) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES * 0.95)]!;
}
