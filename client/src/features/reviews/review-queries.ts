import { queryOptions } from "@tanstack/react-query";
import type { ReviewResponse } from "#shared/contract/review-results";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

/** The caller's reviews, newest first. */
export const reviewsQuery = queryOptions({
  queryKey: ["/api/ai-reviews"],
  queryFn: ({ signal }) => call("GET /api/ai-reviews", {}, { signal }),
  // One may have been finished in another window, or after its page was closed.
  staleTime: 0,
});

/** One review with its results. They never change. */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/ai-reviews", id],
    queryFn: ({ signal }) => call("GET /api/ai-reviews/{id}", { params: { id } }, { signal }),
  });
}

export function acceptReview(answer: ReviewResponse): void {
  queryClient.setQueryData(reviewQuery(answer.review.id).queryKey, answer);
}

/** The review that a payment was used for. Throws `ApiError`. */
export async function findReviewOf(paymentId: string): Promise<string | null> {
  const reviews = await queryClient.query(reviewsQuery);
  return reviews.find((review) => review.paymentId === paymentId)?.id ?? null;
}
