import { lazy, Suspense, useState } from "react";
import { Award } from "lucide-react";
import { useLocation } from "wouter";
import { AvailabilityMark } from "#client/features/network/discovery/availability-mark";
import { Genres } from "#client/features/network/discovery/genres";
import { NextStep } from "#client/features/network/discovery/next-step";
import { budgetLine, whatAndWhere } from "#client/features/network/discovery/profile-words";
import { SamplePlayer } from "#client/features/network/discovery/sample-player";
import { fullName } from "#client/features/network/people";
import { Avatar } from "#client/ui/avatar";
import { Badge } from "#client/ui/badge";
import type { Collaborator } from "#shared/contract/network";
import { paths } from "#shared/paths";

const RequestDialog = lazy(async () => ({
  default: (await import("#client/features/network/discovery/request-dialog")).RequestDialog,
}));

/** All that somebody tells of themselves, with what they have made. */
export function CollaboratorProfile({ person, userId }: { person: Collaborator; userId: string }) {
  const [isAsking, setIsAsking] = useState<boolean>();
  const [, navigate] = useLocation();
  const { bio, sampleWorkUrl, budgetPreference, availabilityStatus } = person;
  return (
    <article className="mx-auto grid w-full max-w-2xl gap-6">
      <header className="flex items-center gap-5">
        <Avatar {...person} imageUrl={person.profileImageUrl} className="size-20 text-xl!" />
        <div className="min-w-0">
          <h1 className="font-serif text-2xl font-semibold wrap-anywhere">
            <bdi>{fullName(person)}</bdi>
          </h1>
          <p className="text-muted">{whatAndWhere(person)}</p>
          {person.isFeaturedProducer && (
            <Badge tone="accent" className="mt-1.5">
              <Award aria-hidden className="size-3.5" /> Featured producer
            </Badge>
          )}
        </div>
      </header>
      <Genres genres={person.genres} filters={{ page: 1 }} />
      {bio && <p className="whitespace-pre-line wrap-anywhere">{bio}</p>}
      {sampleWorkUrl && <SamplePlayer url={sampleWorkUrl} of={fullName(person)} />}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t pt-5">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          {availabilityStatus && <AvailabilityMark availability={availabilityStatus} />}
          {budgetPreference && <span>{budgetLine(budgetPreference)}</span>}
        </p>
        <NextStep
          person={person}
          onAsk={() => setIsAsking(true)}
          onAnswer={() => navigate(paths.collaborators)}
        />
      </footer>
      {isAsking !== undefined && (
        <Suspense>
          <RequestDialog person={person} userId={userId} open={isAsking} onOpenChange={setIsAsking} />
        </Suspense>
      )}
    </article>
  );
}
