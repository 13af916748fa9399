import { and, asc, eq, gt, isNotNull, sql, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { twoFactors } from "#server/db/tables/auth";
import { documents } from "#server/db/tables/documents";
import { payments } from "#server/db/tables/payments";
import { unfinishedForms } from "#server/db/tables/unfinished";

/** What is read at a time. */
const PAGE = 200;

export type Sealed = { id: string; sealed: string };

/** Something that is kept sealed, one value a record. */
export type SealedPlace = {
  name: string;
  /** The next ones behind `after`. */
  read(db: Queryable, after: string | null): Promise<Sealed[]>;
  /** Does nothing where the value has changed since it was read. */
  replace(db: Queryable, found: Sealed, sealed: string): Promise<void>;
};

/** The id of a party in the working copy of an agreement. What was sent keeps its own, which its hash covers. */
function governmentId(party: "primary" | "featured"): SealedPlace {
  const path = sql.raw(`'{formData,legal,${party},sealedId}'`);
  const value = sql<string>`${documents.content} #>> ${path}`;
  return {
    name: "government ids",
    read: (db, after) =>
      db
        .select({ id: documents.id, sealed: value })
        .from(documents)
        .where(and(sql`${value} <> ''`, behind(documents.id, after)))
        .orderBy(asc(documents.id))
        .limit(PAGE),
    replace: async (db, { id, sealed: old }, sealed) => {
      await db
        .update(documents)
        .set({ content: sql`jsonb_set(${documents.content}, ${path}, to_jsonb(${sealed}::text))` })
        .where(and(eq(documents.id, id), eq(value, old)));
    },
  };
}

export const sealedPlaces: readonly SealedPlace[] = [
  {
    name: "second factors",
    read: (db, after) =>
      db
        .select({ id: twoFactors.userId, sealed: twoFactors.secretSealed })
        .from(twoFactors)
        .where(behind(twoFactors.userId, after))
        .orderBy(asc(twoFactors.userId))
        .limit(PAGE),
    replace: async (db, { id, sealed: old }, sealed) => {
      await db
        .update(twoFactors)
        .set({ secretSealed: sealed })
        .where(and(eq(twoFactors.userId, id), eq(twoFactors.secretSealed, old)));
    },
  },
  {
    name: "forms that are paid for",
    read: async (db, after) => {
      const found = await db
        .select({ id: payments.id, sealed: payments.formSealed })
        .from(payments)
        .where(and(isNotNull(payments.formSealed), behind(payments.id, after)))
        .orderBy(asc(payments.id))
        .limit(PAGE);
      return found.map(({ id, sealed }) => ({ id, sealed: sealed! }));
    },
    replace: async (db, { id, sealed: old }, sealed) => {
      await db
        .update(payments)
        .set({ formSealed: sealed })
        .where(and(eq(payments.id, id), eq(payments.formSealed, old)));
    },
  },
  {
    name: "unfinished forms",
    read: (db, after) =>
      db
        .select({ id: unfinishedForms.id, sealed: unfinishedForms.formSealed })
        .from(unfinishedForms)
        .where(behind(unfinishedForms.id, after))
        .orderBy(asc(unfinishedForms.id))
        .limit(PAGE),
    replace: async (db, { id, sealed: old }, sealed) => {
      await db
        .update(unfinishedForms)
        .set({ formSealed: sealed })
        .where(and(eq(unfinishedForms.id, id), eq(unfinishedForms.formSealed, old)));
    },
  },
  governmentId("primary"),
  governmentId("featured"),
];

function behind(
  id: typeof documents.id | typeof payments.id | typeof twoFactors.userId | typeof unfinishedForms.id,
  after: string | null,
) {
  return (after === null ? undefined : gt(id, after)) satisfies SQL | undefined;
}
