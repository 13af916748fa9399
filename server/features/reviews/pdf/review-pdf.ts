import { renderThread } from "#server/adapters/pdf/render-thread";
import { fullName, type UserRecord } from "#server/features/auth/index";
import type { ReviewRecord } from "#server/features/reviews/reviews-store";
import type { File } from "#server/http/bind";
import { isoDayInUtc } from "#shared/dates";
import type { ReviewResult } from "#shared/domain/reviews/review";
import type { Operator } from "#shared/operator";

/** What the PDF of a review is made of. */
export type ReviewPdf = {
  reviewId: string;
  ownerName: string;
  createdAt: Date;
  result: ReviewResult;
  operator: Operator;
};

const render = renderThread<ReviewPdf>(new URL("./review-pdf-thread.ts", import.meta.url));

/** The review on A4, tagged. The same review gives the same bytes. */
export async function pdfOfReview(
  { id, createdAt, result }: ReviewRecord,
  owner: UserRecord,
  operator: Operator,
): Promise<File> {
  const bytes = await render({ reviewId: id, ownerName: fullName(owner), createdAt, result, operator });
  return { bytes, filename: `Contract review ${isoDayInUtc(createdAt)}.pdf` };
}
