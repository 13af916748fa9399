import type { ReactNode } from "react";
import { classNames } from "#client/ui/class-names";
import type { Contradiction } from "#shared/contract/songs";

type ContradictionListProps = {
  contradictions: readonly Contradiction[];
  /** What the paper is called that a quotation is of. */
  nameOf: (documentId: string) => ReactNode;
  heading: "h3" | "p";
  children?: (contradiction: Contradiction) => ReactNode;
};

/** Places that cannot both be right, side by side. Which one is, nobody says for the people. */
export function ContradictionList({
  contradictions,
  nameOf,
  heading: Heading,
  children,
}: ContradictionListProps) {
  return (
    <ul className="grid gap-3">
      {contradictions.map((contradiction) => (
        <li
          key={contradiction.key}
          className={classNames(
            "rounded-control border border-l-4 bg-surface px-4 py-3",
            contradiction.isSerious ? "border-l-danger" : "border-l-warning",
          )}
        >
          <Heading className="font-semibold wrap-anywhere">
            {contradiction.about}
            {contradiction.isSerious && <span className="sr-only"> (serious)</span>}
          </Heading>
          <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {contradiction.quotes.map(({ documentId, field, words }, index) => (
              <div key={index} className="min-w-0 border-l pl-3">
                <dt className="text-xs text-muted wrap-anywhere">
                  {nameOf(documentId)} · {field}
                </dt>
                <dd className="mt-0.5 text-sm wrap-anywhere">
                  <bdi>{words}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {children?.(contradiction)}
        </li>
      ))}
    </ul>
  );
}
