import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "wouter";
import { CollaboratorProfile, fullName, personQuery } from "#client/features/network/index";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { useUser } from "#client/lib/use-user";
import { ButtonLink } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import { Skeleton } from "#client/ui/skeleton";
import { paths } from "#shared/paths";

/** Somebody's published profile. */
export function CollaboratorPage() {
  const { id } = useParams<{ id: string }>();
  const { user } = useUser();
  const { data: person, error, isFetching, refetch } = useQuery(personQuery(id));
  const tab = person && fullName(person);
  useEffect(() => {
    if (tab) nameTab(tab);
  }, [tab]);

  if (person === null)
    return (
      <MessageCard
        title="Profile not found"
        action={<ButtonLink href={paths.collaborators}>Find Collaborators</ButtonLink>}
      >
        <p className="text-muted">It is not published, or not any more.</p>
      </MessageCard>
    );
  return (
    <div className="grid gap-6">
      <Link
        href={paths.collaborators}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> Find Collaborators
      </Link>
      {person && <CollaboratorProfile person={person} userId={user?.id ?? ""} />}
      {!person && error && !isFetching && (
        <ErrorState
          heading="h1"
          message={messageOf(error, "This profile could not be loaded. Please try again.")}
          onRetry={() => void refetch()}
        />
      )}
      {!person && (!error || isFetching) && (
        <div role="status" aria-label="Loading the profile" className="mx-auto w-full max-w-2xl">
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </div>
  );
}
