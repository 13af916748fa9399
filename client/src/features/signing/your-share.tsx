import { useId, type ReactNode } from "react";
import { heldShares } from "#client/features/signing/held-shares";
import { say, sayWith } from "#client/lib/words/say";
import { Badge } from "#client/ui/badge";
import type { Collaborator } from "#shared/contract/documents";
import { rolesOf } from "#shared/domain/split-sheet";

/** Who the reader is on the document, and the shares they hold of a song, in a table of its own. */
export function YourShare({ collaborator }: { collaborator: Collaborator }) {
  const headingId = useId();
  const { name, email, role, rights, signed } = collaborator;
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="font-serif text-lg font-semibold">
        {rights.length === 0 ? say("You sign as") : say("Your share")}
      </h2>
      <dl className="mt-3 divide-y border-y text-sm">
        {heldShares(rights).map(({ label, percentage, roles }) => (
          <Line key={label} term={label}>
            <span className="font-semibold tabular-nums">{percentage}%</span> {say("ownership")}
            <span className="text-muted"> {sayWith("as {roles}", { roles: <bdi>{roles}</bdi> })}</span>
          </Line>
        ))}
        <Line term={say("Name")}>
          <bdi>{name}</bdi>
        </Line>
        <Line term={say("Email")}>
          <bdi>{email}</bdi>
        </Line>
        <Line term={say("Role")}>
          <bdi>{rights.length === 0 ? role : rolesOf(rights)}</bdi>
        </Line>
        <Line term={say("Status")}>
          <Badge tone={signed ? "success" : "warning"}>
            {signed ? say("Signed") : say("Pending Signature")}
          </Badge>
        </Line>
      </dl>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] items-baseline gap-x-4 py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
