import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSums } from "#server/features/admin/analytics-store";
import { appForFile } from "#server/testing/app-for-file";
import { ANALYTICS_MONTHS } from "#shared/contract/admin-analytics";
import { monthsInNairobi } from "#shared/dates";
import { documentStatuses, documentTypes } from "#shared/domain/document-status";
import { serviceTypes } from "#shared/domain/services";

const app = await appForFile({ jobs: "queued" });
const { pool, db } = app.deps;
const now = new Date("2026-03-31T21:30:00Z"); // April has begun in Nairobi, and nowhere west of it.
const monthIn = (at: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Nairobi", year: "numeric", month: "2-digit" }).format(
    at,
  );

/** Around the ends of months in Nairobi and in UTC, within the year that is shown and before it. */
const moment = fc
  .tuple(fc.integer({ min: -15, max: 0 }), fc.integer({ min: -4 * 3600, max: 4 * 3600 }))
  .map(
    ([month, seconds]) => new Date(Math.min(Date.UTC(2026, 3 + month, 1) + seconds * 1000, now.getTime())),
  );

const user = fc.record({
  at: moment,
  status: fc.constantFrom("active", "inactive"),
  isDeleted: fc.boolean(),
});
const document = fc.record({
  at: moment,
  type: fc.constantFrom(...documentTypes),
  status: fc.constantFrom(...documentStatuses),
  isHidden: fc.boolean(),
});
const payment = fc.record({
  at: moment,
  service: fc.constantFrom(...serviceTypes),
  status: fc.constantFrom("completed", "pending", "reversed"),
  cents: fc.integer({ min: 1, max: 5_000_000 }),
});

const few = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 25 });
const size = <T>(rows: T[], fits: (row: T) => boolean) => rows.filter(fits).length;

test("the cards and charts are sums over the tables, by months of Nairobi", async () => {
  await fc.assert(
    fc.asyncProperty(few(user), few(document), few(payment), async (users, documents, payments) => {
      await pool.query("truncate users, documents, payments cascade").catch(async () => {
        await pool.query("delete from payments; delete from documents; delete from users");
      });
      const owner = randomUUID();
      await pool.query(
        `insert into users (id, email, password_hash, first_name, last_name, status, created_at, deleted_at)
         select coalesce(id, gen_random_uuid()), gen_random_uuid()::text, '-', 'A', 'B', status, at, gone
         from jsonb_to_recordset($1::jsonb) as given(id uuid, status text, at timestamptz, gone timestamptz)`,
        [
          JSON.stringify([
            { id: owner, status: "active", at: now, gone: null },
            ...users.map(({ isDeleted, ...rest }) => ({ ...rest, gone: isDeleted ? now : null })),
          ]),
        ],
      );
      await pool.query(
        `insert into documents (id, owner_id, type, title, status, locked_from, content, created_at, updated_at, hidden_at)
         select gen_random_uuid(), $2, type, 'Song', status, case when status = 'locked' then 'pending' end, '{}', at, at,
           case when "isHidden" then at end
         from jsonb_to_recordset($1::jsonb) as given(type text, status text, at timestamptz, "isHidden" boolean)`,
        [JSON.stringify(documents), owner],
      );
      // Who owns them is none of those who are counted.
      await pool.query("update users set deleted_at = $2 where id = $1", [owner, now]);
      await pool.query(
        `insert into payments (id, service_type, amount_cents, email, reference, status, receipt_number, paid_at, created_at)
         select gen_random_uuid(), service, cents, 'a@example.com', gen_random_uuid()::text, status, gen_random_uuid()::text, at, at
         from jsonb_to_recordset($1::jsonb) as given(service text, cents int, status text, at timestamptz)`,
        [JSON.stringify(payments)],
      );

      const sums = await readSums(db, monthsInNairobi(now, ANALYTICS_MONTHS));
      const people = users.filter(({ isDeleted }) => !isDeleted);
      const shown = documents.filter(({ isHidden }) => !isHidden);
      const paid = payments.filter(({ status }) => status === "completed");
      const kes = (rows: typeof paid) => rows.reduce((sum, { cents }) => sum + cents, 0) / 100;
      const isNew = ({ at }: { at: Date }) => monthIn(at) === "2026-04";
      expect(sums).toMatchObject({
        totalUsers: people.length,
        activeUsers: size(people, ({ status }) => status === "active"),
        newUsersThisMonth: size(people, isNew),
        totalDocuments: shown.length,
        newDocumentsThisMonth: size(shown, isNew),
        draftDocuments: size(shown, ({ status }) => status === "draft"),
        totalRevenue: kes(paid),
        revenueThisMonth: kes(paid.filter(isNew)),
      });
      const completed = size(shown, ({ status }) => status === "fully_signed" || status === "completed");
      expect(sums.completedDocuments).toBe(completed);
      expect(sums.completionRate).toBe(Math.round((1000 * completed) / Math.max(1, shown.length)) / 10);
      const forDocuments = paid.filter(({ service }) => service.endsWith("_agreement"));
      const cents = forDocuments.reduce((sum, row) => sum + row.cents, 0);
      expect(sums.averageRevenue).toBe(Math.round(cents / Math.max(1, forDocuments.length)) / 100);
      expect(sums.draftDocuments + sums.inProgressDocuments + sums.completedDocuments).toBe(shown.length);
      for (const { month, count } of sums.signUpsByMonth)
        expect([month, count]).toEqual([month, size(people, ({ at }) => monthIn(at) === month)]);
      for (const { month, serviceType, amount } of sums.revenueByServiceByMonth) {
        const rows = paid.filter(({ at, service }) => monthIn(at) === month && service === serviceType);
        expect([month, serviceType, amount]).toEqual([month, serviceType, kes(rows)]);
      }
      for (const { type, status, count } of sums.documentsByTypeAndStatus)
        expect(count).toBe(size(shown, (row) => row.type === type && row.status === status));
    }),
    { numRuns: 25 },
  );
});
