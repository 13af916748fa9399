import { sql, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { all, found, iso, type Listing, makeList } from "#server/features/admin/page-store";
import type { AdminUser, AdminUsersQuery } from "#shared/contract/admin-tables";

const sorts: Record<AdminUsersQuery["sort"], SQL[]> = {
  createdAt: [sql`t.created_at`, sql`t.id`],
  email: [sql`t.email`],
  name: [sql`t.first_name`, sql`t.last_name`, sql`t.id`],
};

const columns = sql`
  t.id, t.email, t.first_name as "firstName", t.last_name as "lastName", t.role, t.status,
  t.email_verified_at is not null as "emailVerified", t.profile_image_url as "profileImageUrl",
  t.is_featured_producer as "isFeaturedProducer", t.mails_a_day as "mailsADay",
  ${iso(sql`t.created_at`)} as "createdAt",
  (select count(*)::int from documents d where d.owner_id = t.id and d.hidden_at is null) as "documentCount"`;

/** Without those who were deleted. */
function listing({ search, role, status }: AdminUsersQuery): Listing {
  const where = all([
    sql`t.deleted_at is null`,
    search !== undefined &&
      found(sql`search_fold(t.email || ' ' || t.first_name || ' ' || t.last_name)`, search),
    role && sql`t.role = ${role}`,
    status && sql`t.status = ${status}`,
  ]);
  return { table: sql`users t`, key: sql`t.id`, where, columns };
}

export const userList = makeList<AdminUser, AdminUsersQuery>({
  listing,
  sortedBy: ({ sort }) => sorts[sort],
  at: sql`t.created_at`,
});

export async function findAdminUser(db: Queryable, id: string): Promise<AdminUser | null> {
  const { rows } = await db.execute(
    sql`select ${columns} from users t where t.id = ${id} and t.deleted_at is null`,
  );
  return (rows[0] as AdminUser | undefined) ?? null;
}
