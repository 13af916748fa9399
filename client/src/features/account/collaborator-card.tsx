import type { ReactNode } from "react";
import { ExternalLink, MapPin } from "lucide-react";
import type { User } from "#shared/contract/auth";
import { availabilityLabels, budgetLabels, collaboratorRoleLabels } from "#shared/domain/collaborator-lists";
import { availabilityTones } from "#client/features/account/collaborator-profile";
import { Avatar } from "#client/ui/avatar";
import { Badge } from "#client/ui/badge";

/** Somebody's published profile, as others find it. */
export function CollaboratorCard({ user }: { user: User }) {
  const { collaboratorRole, country, availabilityStatus, genres, bio, budgetPreference, sampleWorkUrl } =
    user;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar {...user} imageUrl={user.profileImageUrl} className="size-14 text-base!" />
        <div className="min-w-0 flex-1">
          <p className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
            <bdi>
              {user.firstName} {user.lastName}
            </bdi>
          </p>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
            {collaboratorRole && collaboratorRoleLabels[collaboratorRole]}
            {country && (
              <span className="inline-flex items-center gap-1">
                <MapPin aria-hidden className="size-4" />
                {country}
              </span>
            )}
          </p>
        </div>
        {availabilityStatus && (
          <Badge tone={availabilityTones[availabilityStatus]} className="self-start">
            {availabilityLabels[availabilityStatus]}
          </Badge>
        )}
      </div>
      <ul aria-label="Genres" className="flex flex-wrap gap-2">
        {genres.map((genre) => (
          <li key={genre}>
            <Badge>{genre}</Badge>
          </li>
        ))}
      </ul>
      {bio && <p className="text-sm wrap-anywhere whitespace-pre-line">{bio}</p>}
      {(budgetPreference ?? sampleWorkUrl) && (
        <dl className="grid gap-2 border-t pt-4 text-sm">
          {budgetPreference && <Fact label="Budget">{budgetLabels[budgetPreference]}</Fact>}
          {sampleWorkUrl && (
            <Fact label="Sample work">
              <a
                href={sampleWorkUrl}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="font-medium text-primary underline underline-offset-2 wrap-anywhere"
              >
                {withoutScheme(sampleWorkUrl)}
                <ExternalLink aria-hidden className="ml-1 inline size-3.5" />
                <span className="sr-only"> (opens a new tab)</span>
              </a>
            </Fact>
          )}
        </dl>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
