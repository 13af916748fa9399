import { sayWith } from "#client/lib/say";
import type { SigningView } from "#shared/contract/signing/view";

/** What the owner wrote when sending it, as theirs: nothing of it is what the page says. */
export function OwnersWords({ view }: { view: Pick<SigningView, "message" | "isOwner" | "requestedBy"> }) {
  const { message, isOwner, requestedBy } = view;
  if (message === "" || isOwner) return null;
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-muted">
        {sayWith("signing.writes", { owner: <bdi>{requestedBy.name}</bdi> })}
      </figcaption>
      <blockquote
        dir="auto"
        className="mt-1 border-s-2 border-accent ps-4 text-base whitespace-pre-line wrap-anywhere"
      >
        {message}
      </blockquote>
    </figure>
  );
}
