import type { Deps } from "#server/deps";
import type { UserRow } from "#server/features/auth/index";
import { findReview, type ReviewRow } from "#server/features/reviews/reviews-store";
import { AppError } from "#server/http/app-error";

/** The owner's review. Throws `review_not_found`. */
export async function readReview({ db }: Pick<Deps, "db">, owner: UserRow, id: string): Promise<ReviewRow> {
  const review = await findReview(db, id, owner.id);
  if (!review) throw new AppError("review_not_found");
  return review;
}
