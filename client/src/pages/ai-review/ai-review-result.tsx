import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { Download, FilePlus2, RotateCcw } from "lucide-react";
import {
  putContractDown,
  reviewQuery,
  ReviewReport,
  useDownloadReview,
} from "#client/features/reviews/index";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { AiReviewFrame } from "#client/pages/ai-review/ai-review-frame";
import { Button, ButtonLink } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import { Skeleton } from "#client/ui/skeleton";
import type { Review } from "#shared/contract/review-results";
import { paths } from "#shared/paths";

/** Whoever made it. */
const TITLE = "Contract Review";

/** A finished review, at an address that stays. */
export function AiReviewResult({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(reviewQuery(id));
  useEffect(() => nameTab(TITLE), []);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <ReviewMissing />;
  return (
    <AiReviewFrame title={TITLE} step="review" screen={id}>
      {data && <ReviewReport {...data} actions={<Actions review={data.review} />} />}
      {!data && error && (
        <ErrorState
          message={messageOf(error, "Your review could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label="Loading the review" className="grid gap-6">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      )}
    </AiReviewFrame>
  );
}

function Actions({ review }: { review: Review }) {
  const download = useDownloadReview(review);
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:w-full">
      <Button
        icon={<Download aria-hidden />}
        busy={download.isPending}
        busyLabel="Preparing PDF..."
        onClick={() => download.mutate()}
      >
        Download PDF
      </Button>
      <ButtonLink
        href={paths.aiReview}
        variant="secondary"
        icon={<RotateCcw aria-hidden />}
        onClick={putContractDown}
      >
        Review Another Contract
      </ButtonLink>
      <ButtonLink href={paths.agreements} variant="secondary" icon={<FilePlus2 aria-hidden />}>
        Create New Agreement
      </ButtonLink>
    </div>
  );
}

function ReviewMissing() {
  return (
    <MessageCard
      title="Review not found"
      action={<ButtonLink href={paths.aiReview}>See your reviews</ButtonLink>}
    >
      <p className="text-muted">This review could not be found. It may belong to another account.</p>
    </MessageCard>
  );
}
