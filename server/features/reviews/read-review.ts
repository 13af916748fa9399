import { createHash } from "node:crypto";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { pdfOfReview } from "#server/features/reviews/pdf/review-pdf";
import { findReview, notePdf, type ReviewRecord } from "#server/features/reviews/reviews-store";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";

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

/** Its PDF, whose hash is kept. Throws `review_not_found`. */
export async function handOutReview(deps: Deps, owner: UserRecord, id: string): Promise<File> {
  const file = await pdfOfReview(await readReview(deps, owner, id), owner, deps.env.OPERATOR);
  await notePdf(deps.db, id, createHash("sha256").update(file.bytes).digest("hex"));
  return file;
}
