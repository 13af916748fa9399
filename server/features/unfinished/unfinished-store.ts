import { and, desc, eq, inArray, lt, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { unfinishedForms } from "#server/db/tables/unfinished";
import { MAX_UNFINISHED } from "#shared/contract/unfinished";

export type UnfinishedRecord = typeof unfinishedForms.$inferSelect;

/** Those changed last first. */
export function findForms(db: Queryable, ownerId: string): Promise<UnfinishedRecord[]> {
  return db
    .select()
    .from(unfinishedForms)
    .where(eq(unfinishedForms.ownerId, ownerId))
    .orderBy(desc(unfinishedForms.updatedAt))
    .limit(MAX_UNFINISHED);
}

const isOwn = (ownerId: string, id: string) =>
  and(eq(unfinishedForms.id, id), eq(unfinishedForms.ownerId, ownerId));

export async function findForm(db: Queryable, ownerId: string, id: string): Promise<UnfinishedRecord | null> {
  const [record] = await db.select().from(unfinishedForms).where(isOwn(ownerId, id));
  return record ?? null;
}

/** False when it is there, or what would become of it is: a sheet, or a payment that was used. */
export async function insertForm(db: Queryable, form: UnfinishedRecord): Promise<boolean> {
  const { id, ownerId, type, formSealed, revision, updatedAt } = form;
  const inserted = await db.execute(sql`
    insert into unfinished_forms (id, owner_id, type, form_sealed, revision, updated_at)
    select ${id}::uuid, ${ownerId}::uuid, ${type}, ${formSealed}, ${revision}::uuid, ${updatedAt}::timestamptz
    where not exists (select from documents where id = ${id}::uuid)
      and not exists (select from payments where id = ${id}::uuid and used_at is not null)
    on conflict do nothing`);
  return inserted.rowCount === 1;
}

/** False where it is not at one of the revisions. */
export async function updateForm(
  db: Queryable,
  { id, ownerId, ...change }: UnfinishedRecord,
  from: string[],
): Promise<boolean> {
  const updated = await db
    .update(unfinishedForms)
    .set(change)
    .where(and(isOwn(ownerId, id), inArray(unfinishedForms.revision, from)));
  return updated.rowCount === 1;
}

export function countForms(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(unfinishedForms, eq(unfinishedForms.ownerId, ownerId));
}

/** False where there is none. */
export async function removeForm(db: Queryable | Trx, ownerId: string, id: string): Promise<boolean> {
  const removed = await db.delete(unfinishedForms).where(isOwn(ownerId, id));
  return removed.rowCount === 1;
}

export async function removeFormsBefore(db: Db, before: Date): Promise<number> {
  const removed = await db.delete(unfinishedForms).where(lt(unfinishedForms.updatedAt, before));
  return removed.rowCount ?? 0;
}
