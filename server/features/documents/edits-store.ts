import { randomUUID } from "node:crypto";
import { and, desc, eq, or, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { documentEdits } from "#server/db/tables/documents";

type NewEdit = Pick<typeof documentEdits.$inferSelect, "documentId" | "text" | "savedBy" | "savedAt"> & {
  isRedrafted?: boolean;
};

/** The caller's transaction holds the document's record, so that numbers follow each other. */
export async function insertEdit(trx: Trx, edit: NewEdit): Promise<void> {
  const { documentId, number } = documentEdits;
  await trx.insert(documentEdits).values({
    id: randomUUID(),
    ...edit,
    number: sql`(select coalesce(max(${number}), 0) + 1 from ${documentEdits} where ${documentId} = ${edit.documentId})`,
    words: countWords(edit.text),
  });
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

const savedEdit = {
  number: documentEdits.number,
  savedAt: documentEdits.savedAt,
  firstName: users.firstName,
  lastName: users.lastName,
};
export type SavedEdit = { number: number; savedAt: Date; firstName: string; lastName: string };

/** Newest first, without the texts. */
export function listEdits(db: Queryable, documentId: string): Promise<(SavedEdit & { words: number })[]> {
  return db
    .select({ ...savedEdit, words: documentEdits.words })
    .from(documentEdits)
    .innerJoin(users, eq(users.id, documentEdits.savedBy))
    .where(eq(documentEdits.documentId, documentId))
    .orderBy(desc(documentEdits.number));
}

export async function findEdit(
  db: Queryable,
  documentId: string,
  number: number,
): Promise<(SavedEdit & { text: string }) | null> {
  const [edit] = await db
    .select({ ...savedEdit, text: documentEdits.text })
    .from(documentEdits)
    .innerJoin(users, eq(users.id, documentEdits.savedBy))
    .where(and(eq(documentEdits.documentId, documentId), eq(documentEdits.number, number)));
  return edit ?? null;
}

/** The numbers of what was drafted for the facts, the newest first: the one the document was created with, and those of changed facts. */
export async function draftedNumbers(db: Queryable, documentId: string): Promise<number[]> {
  const drafted = await db
    .select({ number: documentEdits.number })
    .from(documentEdits)
    .where(
      and(
        eq(documentEdits.documentId, documentId),
        or(eq(documentEdits.number, 1), eq(documentEdits.isRedrafted, true)),
      ),
    )
    .orderBy(desc(documentEdits.number));
  return drafted.map(({ number }) => number);
}
