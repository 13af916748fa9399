import type { ListedReview, ReviewRecord } from "#server/features/reviews/reviews-store";
import type { Review, ReviewResponse } from "#shared/contract/review-results";

export function viewReview({
  id,
  createdAt,
  paymentId,
  score,
  kind,
  reviewedBy,
  counts,
}: ListedReview): Review {
  return { id, createdAt: createdAt.toISOString(), paymentId, score, kind, reviewedBy, counts };
}

export function viewResults(record: ReviewRecord): ReviewResponse {
  const {
    score,
    rubric = null,
    issues,
    strengths,
    recommendations,
    reviewedBy,
    note,
    read = null,
  } = record.result;
  return {
    review: viewReview(record),
    reviewResults: {
      score,
      rubric: rubric && rubric.map(({ lines, ...area }) => ({ ...area, lines: [...lines] })),
      issues,
      strengths: strengths.map(
        ({ title, quotation, agreement }) =>
          `${title}${agreement === undefined ? "" : ` (${agreement})`}: “${quotation}”`,
      ),
      recommendations,
      reviewedBy,
      note,
      read,
    },
  };
}
