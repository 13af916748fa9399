import { useId, type ReactNode } from "react";
import { heldShares } from "#client/features/signing/held-shares";
import { nameRole } from "#client/lib/name-role";
import { say, sayWith } from "#client/lib/say";
import { Badge } from "#client/ui/badge";
import type { Collaborator } from "#shared/contract/documents";
import { showPhone } from "#shared/domain/phone";
import { rolesOf } from "#shared/domain/split-sheet";

type YourShareProps = { collaborator: Collaborator; isAnothers: boolean };

/** Who the reader, or whoever they sign for, is on the document, and the shares held of a song, in a table of its own. */
export function YourShare({ collaborator, isAnothers }: YourShareProps) {
  const headingId = useId();
  const { name, email, phone, role, rights, signed } = collaborator;
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="font-serif text-lg font-semibold">
        {isAnothers
          ? say("acting.signFor")
          : rights.length === 0
            ? say("signing.signAs")
            : say("signing.yourShare")}
      </h2>
      <dl className="mt-3 divide-y border-y text-sm">
        {heldShares(rights).map(({ rightsType, percentage, roles }) => (
          <Line key={rightsType} term={say("signing.rights", { rights: rightsType })}>
            <span className="font-semibold tabular-nums">{percentage}%</span> {say("signing.ownership")}
            <span className="text-muted"> {sayWith("signing.asRoles", { roles: <bdi>{roles}</bdi> })}</span>
          </Line>
        ))}
        <Line term={say("signing.name")}>
          <bdi>{name}</bdi>
        </Line>
        {email !== "" && (
          <Line term={say("signing.email")}>
            <bdi>{email}</bdi>
          </Line>
        )}
        {phone !== undefined && (
          <Line term={say("signing.phone")}>
            <bdi>{showPhone(phone)}</bdi>
          </Line>
        )}
        <Line term={say("signing.role")}>
          <bdi>{rights.length === 0 ? nameRole(role) : rolesOf(rights)}</bdi>
        </Line>
        <Line term={say("signing.status")}>
          <Badge tone={signed ? "success" : "warning"}>
            {signed ? say("signing.signed") : say("signing.notSignedByYou")}
          </Badge>
        </Line>
      </dl>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] sm:grid-cols-[8.5rem_1fr] items-baseline gap-x-4 py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
