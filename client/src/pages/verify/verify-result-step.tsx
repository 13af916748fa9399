import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import {
  useBegunOrders,
  ResultActions,
  resultQuery,
  VerificationResult,
} from "#client/features/verification/index";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { ButtonLink } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import { Skeleton } from "#client/ui/skeleton";
import { paths } from "#shared/paths";

/** A verification by its id, for whoever was given the link. */
export function VerifyResultStep({ verificationId }: { verificationId: string }) {
  const { data: result, error, isFetching, refetch } = useQuery(resultQuery(verificationId));
  const order = useBegunOrders().find((begun) => begun.verificationId === verificationId);
  const tab = result && `${result.verificationResult.songTitle}: ${result.verificationStatus}`;
  useEffect(() => {
    if (tab) nameTab(tab);
  }, [tab]);
  if (result === null) return <UnknownVerification id={verificationId} />;
  return (
    <div className="mx-auto grid max-w-3xl gap-3">
      <Link
        href={paths.verify}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start px-2 text-sm font-medium text-muted hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" /> Verify another song
      </Link>
      {result && (
        <VerificationResult result={result}>
          <ResultActions result={result} email={order?.email} />
        </VerificationResult>
      )}
      {result === undefined &&
        (error && !isFetching ? (
          <ErrorState
            heading="h1"
            message={messageOf(error, "This verification could not be loaded. Please try again.")}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading the verification">
            <Skeleton className="h-128 rounded-card" />
          </div>
        ))}
    </div>
  );
}

function UnknownVerification({ id }: { id: string }) {
  return (
    <MessageCard
      title="There is no such verification here"
      action={<ButtonLink href={paths.verify}>Search for a song</ButtonLink>}
    >
      <p className="text-muted wrap-anywhere">
        Nothing is kept here under “{id}”. Compare the id with the certificate, letter by letter. If they
        agree, the document may have been deleted since, and its verifications with it: then nobody can check
        the certificate here any more.
      </p>
    </MessageCard>
  );
}
