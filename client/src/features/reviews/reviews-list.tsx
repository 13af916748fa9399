import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import type { Review } from "#shared/contract/review-results";
import { momentForReader } from "#shared/dates";
import { contractKindLabels } from "#shared/domain/reviews/contract-kind";
import { severities } from "#shared/domain/reviews/review-points";
import { pathTo } from "#shared/paths";
import { messageOf } from "#client/lib/errors";
import { reviewsQuery } from "#client/features/reviews/review-queries";
import { NoScore, ScoreRing } from "#client/features/reviews/score-ring";
import { severityLooks } from "#client/features/reviews/severity-looks";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";

/** One's earlier reviews, newest first. */
export function ReviewsList() {
  const { data: reviews, error, refetch } = useQuery(reviewsQuery);
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <h2 id="reviews" className="font-serif text-xl font-semibold">
        Your reviews
      </h2>
      {!reviews && !error && (
        <div role="status" aria-label="Loading your reviews" className="grid gap-3">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      )}
      {!reviews && error && (
        <ErrorState
          message={messageOf(error, "Your reviews could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {reviews?.length === 0 && (
        <p className="border-t pt-4 text-sm text-muted">
          None yet. When a contract is reviewed, its result is kept here; the contract is not.
        </p>
      )}
      {reviews && reviews.length > 0 && (
        <ul className="grid border-b">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewRow {...review} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ReviewRow({ id, score, kind, createdAt, counts }: Review) {
  return (
    <Link
      href={pathTo.review(id)}
      className="group flex items-center gap-4 border-t py-3.5 transition-colors hover:bg-ink/3 sm:px-2"
    >
      {score === null ? <NoScore /> : <ScoreRing score={score} />}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{contractKindLabels[kind]}</span>
        <span className="block text-sm text-muted tabular-nums">{momentForReader(createdAt)}</span>
        <span className="block text-sm text-muted">{countsInWords(counts)}</span>
      </span>
      <ChevronRight
        aria-hidden
        className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}

/** "4 high, 2 low"; no number is parted from its word. */
function countsInWords(counts: Review["counts"]): string {
  const found = severities.filter((severity) => counts[severity] > 0);
  if (found.length === 0) return "No issues";
  return found
    .map((severity) => `${counts[severity]}\u00A0${severityLooks[severity].label.toLowerCase()}`)
    .join(", ");
}
