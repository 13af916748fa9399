import { useId, useState, type ReactNode } from "react";
import { Award, Check, MailQuestionMark, MessageCircle, Send } from "lucide-react";
import type { Collaborator } from "#shared/contract/network";
import { budgetLabels, collaboratorRoleLabels } from "#shared/domain/collaborator-lists";
import { pathTo } from "#shared/paths";
import { Avatar } from "#client/ui/avatar";
import { Badge } from "#client/ui/badge";
import { Button, ButtonLink } from "#client/ui/button";
import { classNames } from "#client/ui/class-names";
import { AvailabilityMark } from "#client/features/network/discovery/availability-mark";
import { fullName } from "#client/features/network/people";
import { SampleLink } from "#client/features/network/discovery/sample-link";

const SHOWN_GENRES = 3;
/** Longer texts are cut after three lines, and can be opened. */
const LONG_BIO = 120;

type CollaboratorCardProps = {
  person: Collaborator;
  onAsk: () => void;
  /** They have asked already. */
  onAnswer: (requestId: string) => void;
};

/** Somebody one could work with: who they are, what they make, and the one next thing between the two. */
export function CollaboratorCard({ person, onAsk, onAnswer }: CollaboratorCardProps) {
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
            <bdi>{fullName(person)}</bdi>
          </h3>
          <p className="text-sm text-muted">{whatAndWhere(person)}</p>
        </div>
      </header>
      {person.isFeaturedProducer && (
        <Badge tone="accent" className="self-start">
          <Award aria-hidden className="size-3.5" /> Featured producer
        </Badge>
      )}
      <Genres genres={genres} />
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

function whatAndWhere({ collaboratorRole, country }: Collaborator): string {
  const role = collaboratorRole && collaboratorRoleLabels[collaboratorRole];
  return [role, country === "Other" ? null : country].filter(Boolean).join(" · ");
}

function budgetLine(budget: NonNullable<Collaborator["budgetPreference"]>): string {
  return budget === "negotiable" ? "Budget negotiable" : `Budget ${budgetLabels[budget]}`;
}

function Genres({ genres }: Pick<Collaborator, "genres">) {
  const rest = genres.slice(SHOWN_GENRES);
  return (
    <ul aria-label="Genres" className="flex flex-wrap gap-1.5">
      {genres.slice(0, SHOWN_GENRES).map((genre) => (
        <li key={genre} className="rounded-full bg-ink/6 px-2.5 py-0.5 text-xs font-medium">
          {genre}
        </li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(", ")} className="px-1 py-0.5 text-xs font-medium text-muted">
          +{rest.length} more<span className="sr-only">: {rest.join(", ")}</span>
        </li>
      )}
    </ul>
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

function NextStep({ person, onAsk, onAnswer }: CollaboratorCardProps): ReactNode {
  const { request } = person;
  const of = <span className="sr-only"> {fullName(person)}</span>;
  if (request === null)
    return (
      <Button icon={<Send aria-hidden />} onClick={onAsk}>
        Send request<span className="sr-only"> to {fullName(person)}</span>
      </Button>
    );
  if (request.status === "accepted")
    return (
      <ButtonLink
        variant="secondary"
        icon={<MessageCircle aria-hidden />}
        href={pathTo.collaboration(request.id)}
      >
        Open chat<span className="sr-only"> with {fullName(person)}</span>
      </ButtonLink>
    );
  if (request.direction === "received")
    return (
      <Button icon={<MailQuestionMark aria-hidden />} onClick={() => onAnswer(request.id)}>
        Answer request{of}
      </Button>
    );
  return (
    <p className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-success">
      <Check aria-hidden className="size-4.5" /> Request sent
    </p>
  );
}
