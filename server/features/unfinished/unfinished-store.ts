import { and, desc, eq, inArray, lt, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { unfinishedForms } from "#server/db/tables/unfinished";
import { MAX_UNFINISHED } from "#shared/contract/unfinished";

export type UnfinishedRecord = typeof unfinishedForms.$inferSelect;

/** Those changed last first; templates besides. */
export function findForms(db: Queryable, ownerId: string): Promise<UnfinishedRecord[]> {
  return db
    .select()
    .from(unfinishedForms)
    .where(eq(unfinishedForms.ownerId, ownerId))
    .orderBy(desc(unfinishedForms.updatedAt))
    .limit(2 * MAX_UNFINISHED);
}

const isOwn = (ownerId: string, id: string) =>
  and(eq(unfinishedForms.id, id), eq(unfinishedForms.ownerId, ownerId));

export async function findForm(db: Queryable, ownerId: string, id: string): Promise<UnfinishedRecord | null> {
  const [record] = await db.select().from(unfinishedForms).where(isOwn(ownerId, id));
  return record ?? null;
}

/** False when it is there, or what would become of it is: a sheet, or a payment that was used. */
export async function insertForm(db: Queryable, form: UnfinishedRecord): Promise<boolean> {
  const { id, ownerId, type, isTemplate, formSealed, revision, updatedAt } = form;
  const inserted = await db.execute(sql`
    insert into unfinished_forms (id, owner_id, type, is_template, form_sealed, revision, updated_at)
    select ${id}::uuid, ${ownerId}::uuid, ${type}, ${isTemplate}::boolean, ${formSealed}, ${revision}::uuid, ${updatedAt}::timestamptz
    where not exists (select from documents where id = ${id}::uuid)
      and not exists (select from payments where id = ${id}::uuid and used_at is not null)
    on conflict do nothing`);
  return inserted.rowCount === 1;
}

/** False where it is not at one of the revisions. */
export async function updateForm(
  db: Queryable,
  { id, ownerId, isTemplate, ...change }: UnfinishedRecord,
  from: string[],
): Promise<boolean> {
  const updated = await db
    .update(unfinishedForms)
    .set(change)
    .where(
      and(
        isOwn(ownerId, id),
        eq(unfinishedForms.isTemplate, isTemplate),
        inArray(unfinishedForms.revision, from),
      ),
    );
  return updated.rowCount === 1;
}

/** Of its kind: templates take nobody the room for what they begin. */
export function countForms(
  db: Queryable,
  { ownerId, isTemplate }: Pick<UnfinishedRecord, "ownerId" | "isTemplate">,
): Promise<number> {
  const isOfKind = and(eq(unfinishedForms.ownerId, ownerId), eq(unfinishedForms.isTemplate, isTemplate));
  return db.$count(unfinishedForms, isOfKind);
}

/** False where there is none. */
export async function removeForm(db: Queryable | Trx, ownerId: string, id: string): Promise<boolean> {
  const removed = await db.delete(unfinishedForms).where(isOwn(ownerId, id));
  return removed.rowCount === 1;
}

export async function removeFormsBefore(db: Db, before: Date): Promise<number> {
  const removed = await db
    .delete(unfinishedForms)
    .where(and(lt(unfinishedForms.updatedAt, before), eq(unfinishedForms.isTemplate, false)));
  return removed.rowCount ?? 0;
}
