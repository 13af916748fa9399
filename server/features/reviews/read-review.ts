import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { findReview, type ReviewRecord } from "#server/features/reviews/reviews-store";
import { AppError } from "#server/http/app-error";

/** The owner's review. Throws `review_not_found`. */
export async function readReview(
  { db }: Pick<Deps, "db">,
  owner: UserRecord,
  id: string,
): Promise<ReviewRecord> {
  const review = await findReview(db, id, owner.id);
  if (!review) throw new AppError("review_not_found");
  return review;
}
