import { sql, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { all, found, iso, type Listing, makeList } from "#server/features/admin/page-store";
import type { AdminTicketsQuery, TicketCounts } from "#shared/contract/admin-tables";
import type { Ticket, TicketStatus } from "#shared/contract/support";

const sorts: Record<AdminTicketsQuery["sort"], SQL[]> = {
  createdAt: [sql`t.created_at`, sql`t.id`],
  updatedAt: [sql`t.updated_at`, sql`t.id`],
};

const columns = sql`
  t.id, 'T-' || t.number as number, t.subject, t.message, t.category, t.priority, t.status, t.user_id as "userId",
  coalesce(u.email, t.email) as "userEmail", t.name as "userName", (
    select m.message from ticket_messages m where m.ticket_id = t.id and m.sender = 'support'
    order by m.created_at desc, m.id desc limit 1) as "adminResponse",
  ${iso(sql`t.created_at`)} as "createdAt", ${iso(sql`t.updated_at`)} as "updatedAt"`;
const joins = sql`left join users u on u.id = t.user_id`;

function listing({ search, status, priority, category }: AdminTicketsQuery): Listing {
  const text = sql`search_fold('T-' || t.number::text || ' ' || t.subject || ' ' || t.name || ' ' || t.email)`;
  const where = all([
    search !== undefined && found(text, search),
    status && sql`t.status = ${status}`,
    priority && sql`t.priority = ${priority}`,
    category && sql`t.category = ${category}`,
  ]);
  return { table: sql`tickets t`, key: sql`t.id`, where, columns, joins };
}

export const ticketList = makeList<Ticket, AdminTicketsQuery>({
  listing,
  sortedBy: ({ sort }) => sorts[sort],
  at: sql`t.created_at`,
});

export async function countTickets(db: Queryable): Promise<TicketCounts> {
  const { rows } = await db.execute(sql`select status, count(*)::int as count from tickets group by status`);
  const counts = new Map(
    (rows as { status: TicketStatus; count: number }[]).map((record) => [record.status, record.count]),
  );
  const of = (status: TicketStatus) => counts.get(status) ?? 0;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    open: of("open"),
    inProgress: of("in_progress"),
    resolved: of("resolved"),
    closed: of("closed"),
    total,
  };
}
