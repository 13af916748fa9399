import { sql, type SQL } from "#server/orm";
import type { Trx } from "#server/db/client";
import { adminEvents } from "#server/db/tables/admin";
import { all, iso, type Listing, makeList } from "#server/features/admin/page-store";
import { momentOf } from "#server/features/admin/admin-rules";
import type { AdminAuditLine, AdminAuditQuery } from "#shared/contract/admin-tables";

export type AdminEvent = Omit<typeof adminEvents.$inferInsert, "id">;

export async function insertAdminEvent(trx: Trx, event: AdminEvent): Promise<void> {
  await trx.insert(adminEvents).values(event);
}

/** Of somebody who was deleted what changed is told, and not who it was: that stays in the table alone, as evidence. */
const shown = (facts: SQL) => sql`case when u.deleted_at is null then ${facts}
  else ${facts} - array['firstName', 'lastName', 'email'] end`;

/** Names of people and documents are those of today: of what is gone there is none left. */
const columns = sql`
  t.id::int, ${iso(sql`t.at`)} as at, t.action, t.actor_id as "actorId",
  trim(a.first_name || ' ' || a.last_name) as "actorName", t.target_type as "targetType", t.target_id as "targetId",
  coalesce(trim(u.first_name || ' ' || u.last_name), d.title, t.target_name) as "targetName",
  ${shown(sql`t.before`)} as before, ${shown(sql`t.after`)} as after`;
const joins = sql`
  join users a on a.id = t.actor_id
  left join users u on u.id = case when t.target_type = 'user' then t.target_id::uuid end
  left join documents d on d.id = case when t.target_type = 'document' then t.target_id::uuid end`;

function listing({ action, targetType, actorId, targetId, from, to }: AdminAuditQuery): Listing {
  const where = all([
    action && sql`t.action = ${action}`,
    targetType && sql`t.target_type = ${targetType}`,
    actorId !== undefined && sql`t.actor_id = ${actorId}`,
    targetId !== undefined && sql`t.target_id = ${targetId}`,
    from !== undefined && sql`t.at >= ${momentOf(from)}::timestamptz`,
    to !== undefined && sql`t.at < ${momentOf(to)}::timestamptz`,
  ]);
  return { table: sql`admin_events t`, key: sql`t.id`, where, columns, joins };
}

export const eventList = makeList<AdminAuditLine, AdminAuditQuery>({
  listing,
  sortedBy: () => [sql`t.at`, sql`t.id`],
  at: sql`t.at`,
});
