import { and, eq, gt, isNull, lt, lte, or, sql } from "#server/orm";
import type { Db, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { consentAnswers, consentLinks, consentRequests } from "#server/db/tables/consent";
import type { LinkWay } from "#shared/domain/signature-ways";
import { deletedDocuments } from "#server/db/tables/documents";

export type ConsentRequestRecord = typeof consentRequests.$inferSelect;
export type ConsentAnswerRecord = typeof consentAnswers.$inferSelect;

const isPending = eq(consentRequests.status, "pending");
const isApprovedDeletion = and(
  eq(consentRequests.status, "approved"),
  eq(consentRequests.purpose, "deletion"),
);

/** Null when another question about the document is open. */
export async function insertRequest(
  trx: Trx,
  request: typeof consentRequests.$inferInsert,
): Promise<ConsentRequestRecord | null> {
  const [record] = await trx.insert(consentRequests).values(request).onConflictDoNothing().returning();
  return record ?? null;
}

/** What everybody is being asked about the document, or its deletion that they agreed to: one at a time. */
export async function findOpenRequest(trx: Trx, documentId: string): Promise<ConsentRequestRecord | null> {
  const [record] = await trx
    .select()
    .from(consentRequests)
    .where(and(eq(consentRequests.documentId, documentId), or(isPending, isApprovedDeletion)));
  return record ?? null;
}

export async function insertAnswers(
  trx: Trx,
  answers: { id: string; requestId: string; signerId: string }[],
) {
  await trx.insert(consentAnswers).values(answers);
}

export async function insertConsentLink(
  trx: Trx,
  link: { tokenHash: string; answerId: string; way: LinkWay; createdAt: Date },
) {
  await trx.insert(consentLinks).values(link);
}

type Given = Required<Pick<ConsentAnswerRecord, "answer" | "answeredAt" | "ipAddress" | "userAgent">>;

/** Records what a signer answers; false when they have answered before. */
export async function recordAnswer(trx: Trx, id: string, given: Given): Promise<boolean> {
  const recorded = await trx
    .update(consentAnswers)
    .set(given)
    .where(and(eq(consentAnswers.id, id), isNull(consentAnswers.answer)))
    .returning({ id: consentAnswers.id });
  return recorded.length === 1;
}

/** Counts a confirmation; the last one approves the request. Throws when it is not open: check first. */
export async function countConfirmation(
  trx: Trx,
  id: string,
  { at, scheduledAt }: { at: Date; scheduledAt: Date | null },
): Promise<ConsentRequestRecord> {
  const isLast = sql`${consentRequests.confirmedCount} + 1 = ${consentRequests.confirmationsRequired}`;
  const whenLast = (moment: Date | null) =>
    sql`case when ${isLast} then ${moment?.toISOString() ?? null}::timestamptz else null end`;
  const [counted] = await trx
    .update(consentRequests)
    .set({
      confirmedCount: sql`${consentRequests.confirmedCount} + 1`,
      status: sql`case when ${isLast} then 'approved' else 'pending' end`,
      decidedAt: whenLast(at),
      scheduledAt: whenLast(scheduledAt),
    })
    .where(and(eq(consentRequests.id, id), isPending))
    .returning();
  if (!counted) throw new Error(`request ${id} is not open`);
  return counted;
}

const mayEnd = {
  rejected: (now: Date) => and(isPending, gt(consentRequests.expiresAt, now)),
  expired: (now: Date) => and(isPending, lte(consentRequests.expiresAt, now)),
  /** What is approved can be taken back until the day the document goes. */
  cancelled: (now: Date) =>
    or(
      and(isPending, gt(consentRequests.expiresAt, now)),
      and(isApprovedDeletion, gt(consentRequests.scheduledAt, now)),
    ),
};

/** How a request ends without everybody's consent. */
export type Ending = keyof typeof mayEnd;

/** Null when it cannot end like this (any more). */
export async function endRequest(
  trx: Trx,
  id: string,
  status: Ending,
  now: Date,
): Promise<ConsentRequestRecord | null> {
  const [ended] = await trx
    .update(consentRequests)
    .set({ status, decidedAt: now })
    .where(and(eq(consentRequests.id, id), mayEnd[status](now)))
    .returning();
  return ended ?? null;
}

/** Counts a reminder as sent, once: `due` is how many should have been by now. */
export async function countReminder(trx: Trx, answerId: string, due: number): Promise<boolean> {
  const counted = await trx
    .update(consentAnswers)
    .set({ remindersSent: due })
    .where(
      and(
        eq(consentAnswers.id, answerId),
        isNull(consentAnswers.answer),
        lt(consentAnswers.remindersSent, due),
      ),
    )
    .returning({ id: consentAnswers.id });
  return counted.length === 1;
}

/** A job's run takes so many; what is left is due at the next one. */
const MOST_AT_ONCE = 500;

/** The document whose record comes first, and what is due on it. */
export type Due = { id: string; documentId: string; ownerId: string };

const dueColumns = { documentId: documents.id, ownerId: documents.ownerId };

/** Open requests that have run out, the oldest first. */
export function findExpired(db: Db, now: Date): Promise<Due[]> {
  return db
    .select({ id: consentRequests.id, ...dueColumns })
    .from(consentRequests)
    .innerJoin(documents, eq(documents.id, consentRequests.documentId))
    .where(mayEnd.expired(now))
    .orderBy(consentRequests.expiresAt)
    .limit(MOST_AT_ONCE);
}

/** Approved deletions whose day has come, the oldest first. */
export function findScheduled(db: Db, now: Date): Promise<Due[]> {
  return db
    .select({ id: consentRequests.id, ...dueColumns })
    .from(consentRequests)
    .innerJoin(documents, eq(documents.id, consentRequests.documentId))
    .where(and(isApprovedDeletion, lte(consentRequests.scheduledAt, now)))
    .orderBy(consentRequests.scheduledAt)
    .limit(MOST_AT_ONCE);
}

/** Whose answer is missing to an open request and who should have been reminded more often; `dueAt` are the moments before which it was asked for each reminder. */
export function findUnreminded(db: Db, now: Date, dueAt: Date[]): Promise<Due[]> {
  const isDue = dueAt.map((moment, sent) =>
    and(lte(consentRequests.requestedAt, moment), lte(consentAnswers.remindersSent, sent)),
  );
  return db
    .select({ id: consentAnswers.id, ...dueColumns })
    .from(consentAnswers)
    .innerJoin(consentRequests, eq(consentRequests.id, consentAnswers.requestId))
    .innerJoin(documents, eq(documents.id, consentRequests.documentId))
    .where(and(isPending, gt(consentRequests.expiresAt, now), isNull(consentAnswers.answer), or(...isDue)))
    .orderBy(consentRequests.requestedAt)
    .limit(MOST_AT_ONCE);
}

/** All that is left of a document once it is purged. */
export async function insertDeletedDocument(trx: Trx, line: typeof deletedDocuments.$inferInsert) {
  await trx.insert(deletedDocuments).values(line);
}
