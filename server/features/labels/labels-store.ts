import { and, asc, eq, inArray, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { archivedDocuments, documentLabels, labels } from "#server/db/tables/labels";
import { MAX_LABELS, type Label } from "#shared/contract/labels";

const label = { id: labels.id, name: labels.name };
const isCalled = (ownerId: string, name: string) =>
  sql`${labels.ownerId} = ${ownerId}::uuid and lower(${labels.name}) = lower(${name})`;
const named = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`;

/** Those of one owner are changed one after the other, until the transaction ends. */
async function holdLabels(trx: Trx, ownerId: string): Promise<void> {
  await trx.execute(sql`select pg_advisory_xact_lock(${LOCKS}::int, hashtext(${ownerId}))`);
}

/** Any number: that of labels among the advisory locks of this database. */
const LOCKS = 20_260_002;

/** The one of this name, made where there is none; null where there is no room for another. */
export async function ensureLabel(
  trx: Trx,
  { ownerId, id, name, at }: { ownerId: string; id: string; name: string; at: Date },
): Promise<Label | null> {
  await holdLabels(trx, ownerId);
  await trx.execute(sql`
    insert into ${labels} (id, owner_id, name, created_at)
    select ${id}::uuid, ${ownerId}::uuid, ${name}::text, ${at}::timestamptz
    where (select count(*) from ${labels} where ${labels.ownerId} = ${ownerId}::uuid) < ${MAX_LABELS}::int
    on conflict do nothing`);
  return findLabel(trx, ownerId, name);
}

export async function findLabel(db: Queryable, ownerId: string, name: string): Promise<Label | null> {
  const [found] = await db.select(label).from(labels).where(isCalled(ownerId, name));
  return found ?? null;
}

export async function putLabel(trx: Trx, labelId: string, documentIds: readonly string[]): Promise<void> {
  await trx.execute(sql`
    insert into ${documentLabels} (document_id, label_id)
    select d.id, ${labels.id} from ${documents} d, ${labels}
    where d.id = ${named(documentIds)} and ${labels.id} = ${labelId}::uuid
    for key share
    on conflict do nothing`);
}

export async function takeLabel(
  db: Queryable,
  labelId: string,
  documentIds: readonly string[],
): Promise<void> {
  const { labelId: id, documentId } = documentLabels;
  await db.delete(documentLabels).where(and(eq(id, labelId), inArray(documentId, [...documentIds])));
}

/** Null where there is none; "taken" where another has the name. */
export async function renameLabel(
  trx: Trx,
  ownerId: string,
  { id, name }: Label,
): Promise<Label | "taken" | null> {
  await holdLabels(trx, ownerId);
  const others = sql`${isCalled(ownerId, name)} and ${labels.id} <> ${id}::uuid`;
  if ((await trx.$count(labels, others)) > 0) return "taken";
  const [renamed] = await trx.update(labels).set({ name }).where(isOwn(ownerId, id)).returning(label);
  return renamed ?? null;
}

/** False where there is none. */
export async function removeLabel(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await db.delete(labels).where(isOwn(ownerId, id));
  return removed.rowCount === 1;
}

const isOwn = (ownerId: string, id: string) => and(eq(labels.id, id), eq(labels.ownerId, ownerId));

export async function putAway(
  db: Queryable,
  accountId: string,
  documentIds: readonly string[],
  at: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${archivedDocuments} (account_id, document_id, at)
    select ${accountId}::uuid, d.id, ${at}::timestamptz from ${documents} d where d.id = ${named(documentIds)}
    for key share
    on conflict (account_id, document_id) do update set at = excluded.at`);
}

export async function bringBack(
  db: Queryable,
  accountId: string,
  documentIds: readonly string[],
): Promise<void> {
  const { accountId: account, documentId } = archivedDocuments;
  await db
    .delete(archivedDocuments)
    .where(and(eq(account, accountId), inArray(documentId, [...documentIds])));
}

/** Each label with the documents it is on, and what was put away; by id. */
export async function everythingLabelled(db: Db, ownerId: string) {
  const found = await db
    .select({
      name: labels.name,
      documents: sql<string[]>`array(
        select document_id from ${documentLabels} where label_id = ${labels.id} order by document_id)`,
    })
    .from(labels)
    .where(eq(labels.ownerId, ownerId))
    .orderBy(asc(sql`lower(${labels.name})`));
  const archived = await db
    .select({ id: archivedDocuments.documentId })
    .from(archivedDocuments)
    .where(eq(archivedDocuments.accountId, ownerId))
    .orderBy(asc(archivedDocuments.at));
  return { labels: found, archived: archived.map(({ id }) => id) };
}
