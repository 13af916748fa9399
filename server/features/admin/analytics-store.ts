import { sql } from "#server/orm";
import type { Db } from "#server/db/client";
import { sumsOf, type Sums } from "#server/features/admin/admin-rules";
import type { MonthInNairobi } from "#shared/dates";

/**
 * Everything at one moment, each table read once and from an index alone. A record's month is the number of months that have begun when
 * it came, so that no time zone is asked for each record.
 */
export function readSums(db: Db, months: readonly MonthInNairobi[]): Promise<Sums> {
  const starts = JSON.stringify(months.map(({ start }) => start.toISOString()));
  const begun = sql`array(select jsonb_array_elements_text(${starts}::jsonb)::timestamptz)`;
  const thisMonth = sql`${months.at(-1)!.start.toISOString()}::timestamptz`;
  const firstMonth = sql`${months[0]!.start.toISOString()}::timestamptz`;
  return db.transaction(
    async (trx) => {
      const users = await trx.execute(sql`
        select width_bucket(created_at, ${begun}) as bucket, status, count(*)::int as count
        from users where deleted_at is null group by 1, 2`);
      const documents = await trx.execute(sql`
        select type, status, count(*)::int as count, count(*) filter (where created_at >= ${thisMonth})::int as new,
          count(*) filter (where version_number > 0)::int as sent, count(*) filter (where signed_count > 0)::int as signed
        from documents where hidden_at is null group by 1, 2`);
      const payments = await trx.execute(sql`
        select width_bucket(paid_at, ${begun}) as bucket, service_type as "serviceType", count(*)::int as count,
          sum(amount_cents)::float8 as cents
        from payments where status = 'completed' group by 1, 2`);
      // Whoever signed has read it, whether or not the page said so.
      const opened = await trx.execute(sql`
        select count(*)::int as count
        from (select distinct document_id from signers where opened_at is not null) s
        join documents d on d.id = s.document_id
        where d.hidden_at is null and d.version_number > 0 and d.signed_count = 0`);
      const hours = await trx.execute(sql`
        select percentile_cont(0.5) within group (order by extract(epoch from signed_at - sent_at)) / 3600 as median
        from document_versions where signed_at >= ${firstMonth}
          and document_id not in (select id from documents where hidden_at is not null)`);
      const { median } = hours.rows[0] as { median: number | null };
      return sumsOf({
        months,
        users: users.rows as { bucket: number; status: string; count: number }[],
        documents: documents.rows as Parameters<typeof sumsOf>[0]["documents"],
        payments: payments.rows as Parameters<typeof sumsOf>[0]["payments"],
        openedOnly: (opened.rows[0] as { count: number }).count,
        medianHours: median,
      });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
