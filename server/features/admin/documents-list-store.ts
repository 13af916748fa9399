import { sql, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { all, found, iso, type Listing, makeList } from "#server/features/admin/page-store";
import { typesNamed } from "#server/features/admin/admin-rules";
import type { AdminDocument, AdminDocumentsQuery, AdminDocumentStatus } from "#shared/contract/admin-tables";

const sorts: Record<AdminDocumentsQuery["sort"], SQL[]> = {
  createdAt: [sql`t.created_at`, sql`t.id`],
  title: [sql`t.title`, sql`t.id`],
};

/** Binds, whatever is drafted or proposed beside it. */
const inForce = sql`from document_versions v where v.document_id = t.id and v.signed_at is not null and v.ended_at is null`;
const columns = sql`
  t.id, t.owner_id as "userId", trim(u.first_name || ' ' || u.last_name) as "ownerName", t.title, t.type, t.status,
  ${iso(sql`t.created_at`)} as "createdAt", t.signer_count as "signerCount", t.signed_count as "signedCount",
  (select json_build_object('version', v.number, 'signedAt', ${iso(sql`v.signed_at`)}) ${inForce}) as "inForce",
  case when t.hidden_at is null then (select '/api/admin/documents/' || t.id || '/pdf' ${inForce}) end as "pdfUrl",
  ${iso(sql`t.hidden_at`)} as "deletedAt", ${iso(sql`(t.hidden_at + interval '30 days')`)} as "purgeAt"`;
const joins = sql`join users u on u.id = t.owner_id`;

function isOf(status: AdminDocumentStatus): SQL {
  if (status === "signed") return sql`t.status in ('partially_signed', 'fully_signed')`;
  if (status === "in_progress") return sql`t.status in ('pending', 'partially_signed', 'locked')`;
  return sql`t.status = ${status}`;
}

function fits(search: string): SQL {
  const types = typesNamed(search);
  const byTitle = found(sql`search_fold(t.title)`, search);
  if (types.length === 0) return byTitle;
  return sql`(${byTitle} or t.type in (${sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  )}))`;
}

function listing({ search, status, type, userId }: AdminDocumentsQuery): Listing {
  const where = all([
    status === "deleted" ? sql`t.hidden_at is not null` : sql`t.hidden_at is null`,
    status && status !== "deleted" && isOf(status),
    type && sql`t.type = ${type}`,
    userId !== undefined && sql`t.owner_id = ${userId}`,
    search !== undefined && fits(search),
  ]);
  return { table: sql`documents t`, key: sql`t.id`, where, columns, joins };
}

export const documentList = makeList<AdminDocument, AdminDocumentsQuery>({
  listing,
  sortedBy: ({ sort }) => sorts[sort],
  at: sql`t.created_at`,
});

/** Hidden or not, with what the view of one document shows besides. */
export async function findAdminDocument(db: Queryable, id: string) {
  const { rows } = await db.execute(sql`
    select ${columns}, u.email as "ownerEmail", ${iso(sql`t.updated_at`)} as "updatedAt", t.version_number as "versionNumber"
    from documents t ${joins} where t.id = ${id}`);
  type Found = AdminDocument & { ownerEmail: string; updatedAt: string; versionNumber: number };
  return (rows[0] as Found | undefined) ?? null;
}

/** Those of these addresses that an account has confirmed. */
export async function confirmedAmong(db: Queryable, emails: string[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    select email from users where email_verified_at is not null
      and email in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`);
  return new Set((rows as { email: string }[]).map(({ email }) => email));
}

/** Who is asked to sign the newest version that has not ended: the proposed one where another is still in force. */
export async function signersOfNewest(db: Queryable, documentId: string) {
  const { rows } = await db.execute(sql`
    select s.name, s.email, s.role, s.rights, s.leaving, ${iso(sql`g.signed_at`)} as "signedAt"
    from signers s left join signatures g on g.signer_id = s.id
    where s.version_id = (
      select v.id from document_versions v where v.document_id = ${documentId} and v.ended_at is null
      order by v.number desc limit 1)
    order by s.position`);
  type Signer = {
    name: string;
    email: string;
    role: string;
    rights: { rightsType: string; share: number }[];
    leaving: boolean;
    signedAt: string | null;
  };
  return rows as Signer[];
}
