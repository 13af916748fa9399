import { and, asc, desc, eq, isNull, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { planSelect } from "#server/db/plan";
import { signerNotes, signers } from "#server/db/tables/signing";

export type SignerNote = typeof signerNotes.$inferSelect;

/** False where one of theirs is open already. */
export async function insertNoteOnce(
  trx: Trx,
  note: Pick<SignerNote, "id" | "signerId" | "ownerId" | "kind" | "text" | "at">,
): Promise<boolean> {
  const inserted = await trx
    .insert(signerNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: signerNotes.id });
  return inserted.length === 1;
}

/** What the signers of a version have told the owner, the oldest first. */
export async function notesOf(db: Queryable, versionId: string): Promise<SignerNote[]> {
  const found = await db
    .select({ note: signerNotes })
    .from(signerNotes)
    .innerJoin(signers, eq(signers.id, signerNotes.signerId))
    .where(eq(signers.versionId, versionId))
    .orderBy(asc(signerNotes.at));
  return found.map(({ note }) => note);
}

const newestNote = planSelect((db) =>
  db
    .select()
    .from(signerNotes)
    .where(eq(signerNotes.signerId, sql.placeholder("signerId")))
    .orderBy(desc(signerNotes.at))
    .limit(1)
    .prepare("newest_note"),
);

/** What one of them has told the owner. */
export function notesOfSigner(db: Queryable, signerId: string): Promise<SignerNote[]> {
  return db.select().from(signerNotes).where(eq(signerNotes.signerId, signerId));
}

/** What a signer has told last. */
export async function findNewestNote(db: Queryable, signerId: string): Promise<SignerNote | null> {
  const [note] = await newestNote(db, { signerId });
  return note ?? null;
}

export async function findNote(db: Queryable, id: string): Promise<SignerNote | null> {
  const [note] = await db.select().from(signerNotes).where(eq(signerNotes.id, id));
  return note ?? null;
}

/** False where it was answered before. */
export async function answerNote(
  trx: Trx,
  id: string,
  { answer, at }: { answer: string; at: Date },
): Promise<boolean> {
  const answered = await trx
    .update(signerNotes)
    .set({ answer, answeredAt: at })
    .where(and(eq(signerNotes.id, id), isNull(signerNotes.answeredAt)))
    .returning({ id: signerNotes.id });
  return answered.length === 1;
}

const openDenial = (signerId: string) =>
  and(eq(signerNotes.signerId, signerId), eq(signerNotes.kind, "not_me"), isNull(signerNotes.answeredAt));

/** Whoever said that they are somebody else is heard once the address is another. */
export async function closeDenials(trx: Trx, signerId: string, at: Date): Promise<void> {
  await trx.update(signerNotes).set({ answeredAt: at }).where(openDenial(signerId));
}

/** Whether the last word of whoever reads the signer's link is that they are somebody else. */
export async function isDenied(db: Queryable, signerId: string): Promise<boolean> {
  return (await db.$count(signerNotes, openDenial(signerId))) > 0;
}

/** Of an open one, which was it; the trail keeps that it was said. */
export async function takeDenialBack(trx: Trx, signerId: string): Promise<string | null> {
  const [taken] = await trx.delete(signerNotes).where(openDenial(signerId)).returning({ id: signerNotes.id });
  return taken?.id ?? null;
}
