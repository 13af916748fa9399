import { and, desc, eq } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { reviews } from "#server/db/tables/reviews";
import type { ReviewResult } from "#shared/domain/reviews/review";

export type ReviewRecord = Omit<typeof reviews.$inferSelect, "pdfSha256"> & { result: ReviewResult };
export type ListedReview = Omit<ReviewRecord, "result">;

export async function insertReview(db: Queryable, review: ReviewRecord): Promise<void> {
  await db.insert(reviews).values(review);
}

/** The owner's review, else null. */
export async function findReview(db: Queryable, id: string, ownerId: string): Promise<ReviewRecord | null> {
  const [record] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.ownerId, ownerId)));
  return (record as ReviewRecord | undefined) ?? null;
}

/** Notes the hash of its PDF as it is handed out, so that it is known when somebody brings it back. */
export async function notePdf(db: Queryable, id: string, pdfSha256: string): Promise<void> {
  await db.update(reviews).set({ pdfSha256 }).where(eq(reviews.id, id));
}

/** Newest first, without their results. */
export function listReviews(db: Queryable, ownerId: string): Promise<ListedReview[]> {
  const { id, paymentId, kind, score, reviewedBy, counts, createdAt } = reviews;
  return db
    .select({ id, ownerId: reviews.ownerId, paymentId, kind, score, reviewedBy, counts, createdAt })
    .from(reviews)
    .where(eq(reviews.ownerId, ownerId))
    .orderBy(desc(createdAt), id);
}
