import type { Term } from "#client/features/agreements/text/agreement-terms";
import type { ReadingAid } from "#client/lib/use-reading-aid";
import { Aid } from "#client/ui/reading-aid";
import { classNames } from "#client/ui/class-names";

type TermListProps = {
  label: string;
  terms: readonly Term[];
  aid?: ReadingAid | undefined;
  className?: string;
};

/** Terms with their names, in as many columns as `className` says. */
export function TermList({ label, terms, aid, className }: TermListProps) {
  return (
    <dl aria-label={label} className={classNames("grid gap-x-6 gap-y-4", className)}>
      {terms.map((term) => (
        <div key={term.label} className="min-w-0">
          <dt className="text-xs text-muted">
            {term.label}
            <Aid aid={aid} of={term.label} />
          </dt>
          <dd className="text-sm font-medium whitespace-pre-line wrap-anywhere">
            <bdi>{term.text}</bdi>
            <Aid aid={aid} of={term.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
