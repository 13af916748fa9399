import type { ReviewRow, ReviewSummaryRow } from "#server/features/reviews/reviews-store";
import type { Review, ReviewAnswer } from "#shared/contract/review-results";

export function viewReview({
  id,
  createdAt,
  paymentId,
  score,
  kind,
  reviewedBy,
  counts,
}: ReviewSummaryRow): Review {
  return { id, createdAt: createdAt.toISOString(), paymentId, score, kind, reviewedBy, counts };
}

export function viewResults(row: ReviewRow): ReviewAnswer {
  const { score, issues, strengths, recommendations, reviewedBy, note } = row.result;
  return {
    review: viewReview(row),
    reviewResults: {
      score,
      issues,
      strengths: strengths.map(({ title, quotation }) => `${title}: “${quotation}”`),
      recommendations,
      reviewedBy,
      note,
    },
  };
}
