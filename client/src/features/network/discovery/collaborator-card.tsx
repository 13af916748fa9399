import { useId, useState } from "react";
import { Award } from "lucide-react";
import { Link } from "wouter";
import type { Collaborator } from "#shared/contract/network";
import { pathTo } from "#shared/paths";
import { Avatar } from "#client/ui/avatar";
import { Badge } from "#client/ui/badge";
import { classNames } from "#client/ui/class-names";
import { AvailabilityMark } from "#client/features/network/discovery/availability-mark";
import { Genres } from "#client/features/network/discovery/genres";
import { NextStep } from "#client/features/network/discovery/next-step";
import type { Filters } from "#client/features/network/discovery/discovery-filters";
import { budgetLine, whatAndWhere } from "#client/features/network/discovery/profile-words";
import { fullName } from "#client/features/network/people";
import { SampleLink } from "#client/features/network/discovery/sample-link";

const SHOWN_GENRES = 3;
/** Longer texts are cut after three lines, and can be opened. */
const LONG_BIO = 120;

type CollaboratorCardProps = {
  person: Collaborator;
  /** What is looked for: a genre that is pressed narrows it down. */
  filters: Filters;
  onAsk: () => void;
  /** They have asked already. */
  onAnswer: (requestId: string) => void;
};

/** Somebody one could work with: who they are, what they make, and the one next thing between the two. */
export function CollaboratorCard({ person, filters, onAsk, onAnswer }: CollaboratorCardProps) {
  const { genres, bio, sampleWorkUrl, budgetPreference, availabilityStatus } = person;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-4 rounded-card border bg-surface p-5 transition-colors hover:border-ink/25"
    >
      <header className="flex items-start gap-3.5">
        <Avatar {...person} imageUrl={person.profileImageUrl} className="size-13 text-sm!" />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="font-serif text-lg font-semibold wrap-anywhere">
            <Link
              href={pathTo.collaborator(person.id)}
              className="hover:text-primary hover:underline hover:underline-offset-4"
            >
              <bdi>{fullName(person)}</bdi>
            </Link>
          </h3>
          <p className="text-sm text-muted">{whatAndWhere(person)}</p>
        </div>
      </header>
      {person.isFeaturedProducer && (
        <Badge tone="accent" className="self-start">
          <Award aria-hidden className="size-3.5" /> Featured producer
        </Badge>
      )}
      <Genres genres={genres} filters={filters} most={SHOWN_GENRES} />
      {bio && <Bio bio={bio} />}
      <footer className="mt-auto grid gap-3 border-t pt-4">
        {(availabilityStatus || budgetPreference) && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            {availabilityStatus && <AvailabilityMark availability={availabilityStatus} />}
            {budgetPreference && <span>{budgetLine(budgetPreference)}</span>}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {sampleWorkUrl ? <SampleLink url={sampleWorkUrl} of={fullName(person)} /> : <span />}
          <NextStep person={person} onAsk={onAsk} onAnswer={onAnswer} />
        </div>
      </footer>
    </article>
  );
}

function Bio({ bio }: { bio: string }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div className="text-sm">
      <p className={classNames("whitespace-pre-line wrap-anywhere", !isWhole && "line-clamp-3")}>{bio}</p>
      {bio.length > LONG_BIO && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="-mx-2 -mb-2 min-h-11 rounded-control px-2 font-medium text-muted underline underline-offset-4 hover:text-ink"
        >
          {isWhole ? "Read less" : "Read more"}
        </button>
      )}
    </div>
  );
}
