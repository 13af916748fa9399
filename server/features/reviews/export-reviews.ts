import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewResults } from "#server/features/reviews/review-view";
import { findReview, listReviews } from "#server/features/reviews/reviews-store";
import { isoDayInUtc } from "#shared/dates";

/** What was found in the contracts that the user sent; the contracts themselves are not kept. */
export async function* exportReviews({ db }: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  for (const { id, createdAt } of await listReviews(db, user.id)) {
    const review = await findReview(db, id, user.id);
    const day = isoDayInUtc(createdAt);
    if (review) yield jsonEntry(`reviews/${day} ${id}.json`, viewResults(review));
  }
}
