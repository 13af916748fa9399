import { and, eq, isNull, lte, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { plan } from "#server/db/plan";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { documents as allDocuments } from "#server/db/tables/documents";
import { collaborationRequests } from "#server/db/tables/network";
import { notices } from "#server/db/tables/notices";
import { payments } from "#server/db/tables/payments";
import { signatures, signers } from "#server/db/tables/signing";
import { MOST_UNREAD_COUNTED, NOTICES_PER_PAGE } from "#shared/contract/notices";
import type { DocumentType } from "#shared/domain/document-status";
import type { NoticeKind } from "#shared/domain/notices";

type NewNotice = {
  id: string;
  topic: string;
  kind: NoticeKind;
  /** Null: the owner of the document. */
  ownerId: string | null;
  documentId: string | null;
  signerId: string | null;
  requestId: string | null;
  paymentId: string | null;
  gathers: string | null;
  at: Date;
};

const value = (name: keyof NewNotice) => sql.placeholder(name);

/**
 * Nobody is told of what they did themselves, nor of what they switched off. One that gathers takes the place of the one that was not
 * read yet.
 */
const insert = plan<{ ownerId: string }>(
  "insert_notice",
  sql`
    insert into ${notices} (id, owner_id, kind, document_id, signer_id, request_id, payment_id, gathers, at)
    select ${value("id")}::uuid, u.id, ${value("kind")}::text, ${value("documentId")}::uuid, ${value("signerId")}::uuid,
      ${value("requestId")}::uuid, ${value("paymentId")}::uuid, ${value("gathers")}::uuid, ${value("at")}::timestamptz
    from ${users} u
    where u.id = coalesce(${value("ownerId")}::uuid, (select d.owner_id from ${allDocuments} d where d.id = ${value("documentId")}::uuid))
      and u.deleted_at is null and not (${value("topic")}::text = any(u.notices_off))
      and not exists (
        select 1 from ${signers} s where s.id = ${value("signerId")}::uuid and (s.email = u.email and u.email_verified_at is not null or s.phone = u.phone))
    on conflict (owner_id, kind, gathers) where read_at is null and gathers is not null
    do update set id = excluded.id, at = excluded.at, count = notices.count + 1
    returning owner_id as "ownerId"`,
);

/** Whom it tells; null where they do not want it, or are gone. */
export async function insertNotice(trx: Trx, row: NewNotice): Promise<string | null> {
  const [told] = await insert(trx, row);
  return told?.ownerId ?? null;
}

export type FoundNotice = {
  id: string;
  kind: string;
  at: string | Date;
  readAt: string | Date | null;
  count: number;
  signer: string | null;
  signedBy: string | null;
  person: string | null;
  documentId: string | null;
  type: DocumentType;
  title: string;
  isShown: boolean;
  requestId: string | null;
  paymentId: string | null;
  serviceType: string | null;
  amountCents: number;
  currency: string;
};

const AFTER_ALL = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * A page's, and one more where there are more. Planned each time for its owner: the plan that suits whoever has most of the table reads
 * all of it for whoever has little.
 */
export async function findNotices(
  db: Queryable,
  ownerId: string,
  before: string = AFTER_ALL,
): Promise<FoundNotice[]> {
  const { rows } = await db.execute(sql`
    select n.id, n.kind, n.at, n.read_at as "readAt", n.count, s.name as signer,
      g.record::jsonb -> 'signedBy' ->> 'name' as "signedBy", trim(p.first_name || ' ' || p.last_name) as person,
      n.document_id as "documentId", d.type, d.title, (n.document_id is null or d.id is not null) as "isShown",
      n.request_id as "requestId", n.payment_id as "paymentId", m.service_type as "serviceType", m.amount_cents as "amountCents",
      m.currency
    from (
      select * from ${notices} where owner_id = ${ownerId}::uuid and id < ${before}::uuid
      order by id desc limit ${NOTICES_PER_PAGE + 1}) n
    left join ${documents} d on d.id = n.document_id
    left join ${signers} s on s.id = n.signer_id
    left join ${signatures} g on g.signer_id = n.signer_id and n.kind = 'signed'
    left join ${collaborationRequests} r on r.id = n.request_id
    left join ${users} p on p.id = case when r.sender_id = n.owner_id then r.receiver_id else r.sender_id end
    left join ${payments} m on m.id = n.payment_id
    order by n.id desc`);
  return rows as FoundNotice[];
}

/** Planned each time, too. */
export async function countUnread(db: Db, ownerId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${notices} where owner_id = ${ownerId}::uuid and read_at is null limit ${MOST_UNREAD_COUNTED}) counted`);
  return rows[0]!.count;
}

/** False where it is not theirs. */
export async function markOneRead(db: Db, ownerId: string, id: string, at: Date): Promise<boolean> {
  const marked = await db
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, ${at})` })
    .where(and(eq(notices.id, id), eq(notices.ownerId, ownerId)))
    .returning({ id: notices.id });
  return marked.length === 1;
}

/** What came since stays unread. */
export async function markReadTo(trx: Trx, ownerId: string, to: string, at: Date): Promise<number> {
  const marked = await trx
    .update(notices)
    .set({ readAt: at })
    .where(and(eq(notices.ownerId, ownerId), lte(notices.id, to), isNull(notices.readAt)));
  return marked.rowCount ?? 0;
}

/** What was told of a request has been seen where it stands: the caller announces that. */
export async function markRequestRead(
  trx: Trx,
  { ownerId, requestId, kind }: { ownerId: string; requestId: string; kind: NoticeKind },
  at: Date,
): Promise<void> {
  await trx
    .update(notices)
    .set({ readAt: at })
    .where(
      and(
        eq(notices.ownerId, ownerId),
        eq(notices.requestId, requestId),
        eq(notices.kind, kind),
        isNull(notices.readAt),
      ),
    );
}

/** Deletes what was read and is older than the one, and everything older than the other; a thousand at a time. False when there is no more. */
export async function deleteNoticesBefore(
  db: Db,
  { readBefore, before }: { readBefore: string; before: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from ${notices} where id in (
      select id from ${notices} where id < ${readBefore}::uuid and (read_at is not null or id < ${before}::uuid)
      order by id limit 1000)`);
  return rowCount === 1000;
}
