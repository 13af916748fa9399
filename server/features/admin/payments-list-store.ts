import { sql, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { all, found, iso, type Listing, makeList } from "#server/features/admin/page-store";
import type { AdminPayment, AdminPaymentsQuery } from "#shared/contract/admin-tables";

const sorts: Record<AdminPaymentsQuery["sort"], SQL[]> = {
  createdAt: [sql`t.created_at`, sql`t.id`],
  amount: [sql`t.amount_cents`, sql`t.id`],
};

const columns = sql`
  t.id, t.owner_id as "userId",
  coalesce(trim(u.first_name || ' ' || u.last_name), o.name, '') as "userName", coalesce(u.email, t.email) as email,
  t.reference, coalesce(t.receipt_number, '') as "receiptNumber", t.service_type as "serviceType",
  (t.amount_cents / 100.0)::float8 as amount, t.currency, t.status, t.channel, ${iso(sql`t.created_at`)} as "createdAt",
  ${iso(sql`t.paid_at`)} as "paidAt", ${iso(sql`t.used_at`)} as "usedAt", t.document_id as "documentId",
  case when r.payment_id is not null then json_build_object(
    'status', r.status, 'requestedAt', ${iso(sql`r.requested_at`)}, 'reason', r.reason) end as refund,
  t.status in ('completed', 'unmatched') as "canRefund",
  t.provider_reference is not null and t.status in ('pending', 'failed', 'abandoned') or coalesce(r.status in ('requested', 'accepted'), false)
    as "canAskProvider"`;
const joins = sql`
  left join users u on u.id = t.owner_id
  left join verification_orders o on o.payment_id = t.id
  left join refunds r on r.payment_id = t.id`;

/** By what the payment says itself, and by the name of whoever's account it is. */
const fits = (search: string) => sql`t.id in (
  select p.id from payments p
  where ${found(sql`search_fold(p.reference || ' ' || coalesce(p.receipt_number, '') || ' ' || p.email)`, search)}
  union
  select p.id from users u join payments p on p.owner_id = u.id
  where u.deleted_at is null
    and ${found(sql`search_fold(u.email || ' ' || u.first_name || ' ' || u.last_name)`, search)})`;

function listing({ search, status, serviceType, userId }: AdminPaymentsQuery): Listing {
  const where = all([
    search !== undefined && fits(search),
    status === "refunded" && sql`t.id in (select payment_id from refunds where status = 'refunded')`,
    status && status !== "refunded" && sql`t.status = ${status}`,
    serviceType && sql`t.service_type = ${serviceType}`,
    userId !== undefined && sql`t.owner_id = ${userId}`,
  ]);
  return { table: sql`payments t`, key: sql`t.id`, where, columns, joins };
}

export const paymentList = makeList<AdminPayment, AdminPaymentsQuery>({
  listing,
  sortedBy: ({ sort }) => sorts[sort],
  at: sql`t.created_at`,
});

export async function findAdminPayment(db: Queryable, id: string): Promise<AdminPayment | null> {
  const { rows } = await db.execute(sql`select ${columns} from payments t ${joins} where t.id = ${id}`);
  return (rows[0] as AdminPayment | undefined) ?? null;
}
