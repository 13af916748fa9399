import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { ChatBox, useIsLive, requestQuery, fullName, partnerOf } from "#client/features/network/index";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { useUser } from "#client/lib/use-user";
import { ButtonLink } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import { Skeleton } from "#client/ui/skeleton";
import type { CollaborationRequest } from "#shared/contract/network";
import { paths } from "#shared/paths";

const EVERY_MS = 10_000;

/** The conversation that an accepted request has opened. */
export function CollaborationPage() {
  const { id } = useParams<{ id: string }>();
  const { user } = useUser();
  const isLive = useIsLive();
  const {
    data: request,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...requestQuery(id),
    // What is not there does not come.
    refetchInterval: ({ state }) => (isLive || state.data === null ? false : EVERY_MS),
  });
  const userId = user?.id ?? "";
  const tab = request && fullName(partnerOf(request, userId));
  useEffect(() => {
    if (tab) nameTab(tab);
  }, [tab]);

  if (request?.status === "accepted")
    return (
      // On a phone all that the navigation and its notices leave of the screen.
      <div className="mx-auto w-full max-w-3xl max-sm:absolute max-sm:inset-0 max-sm:min-h-80 sm:h-[600px] sm:px-6 sm:box-content sm:pt-8 sm:pb-12">
        <ChatBox key={request.id} request={request} userId={userId} />
      </div>
    );
  return (
    <div className="px-4 pt-6 pb-16">
      {request === null && <Missing />}
      {request && <NotActive request={request} userId={userId} />}
      {request === undefined &&
        (error && !isFetching ? (
          <ErrorState
            heading="h1"
            message={messageOf(error, "This collaboration could not be loaded. Please try again.")}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading the conversation" className="mx-auto max-w-3xl">
            <Skeleton className="h-[600px] max-h-[70dvh] rounded-card" />
          </div>
        ))}
    </div>
  );
}

function Missing() {
  return (
    <MessageCard
      title="Collaboration not found"
      action={<ButtonLink href={paths.collaborators}>Find Collaborators</ButtonLink>}
    >
      <p className="text-muted">There is none at this address, or it is between two other people.</p>
    </MessageCard>
  );
}

function NotActive({ request, userId }: { request: CollaborationRequest; userId: string }) {
  const { sender, receiver, status } = request;
  const isMine = sender.id === userId;
  return (
    <MessageCard
      title="This collaboration is not active yet"
      action={
        <ButtonLink href={paths.collaborators} variant={isMine ? "secondary" : "primary"}>
          {!isMine && status === "pending" ? "Answer the request" : "Back to collaborators"}
        </ButtonLink>
      }
    >
      <p className="text-muted wrap-anywhere">{whyNot()}</p>
    </MessageCard>
  );

  function whyNot(): string {
    if (status === "declined") return "The request was declined, so there is no conversation.";
    if (isMine) return `You can write to each other as soon as ${receiver.firstName} accepts your request.`;
    return `You can write to each other as soon as you accept the request of ${sender.firstName}.`;
  }
}
