import type { Term } from "#client/features/agreements/text/agreement-terms";
import { classNames } from "#client/ui/class-names";

type TermListProps = { label: string; terms: readonly Term[]; className?: string };

/** Terms with their names, in as many columns as `className` says. */
export function TermList({ label, terms, className }: TermListProps) {
  return (
    <dl aria-label={label} className={classNames("grid gap-x-6 gap-y-4", className)}>
      {terms.map((term) => (
        <div key={term.label} className="min-w-0">
          <dt className="text-xs text-muted">{term.label}</dt>
          <dd className="text-sm font-medium whitespace-pre-line wrap-anywhere">
            <bdi>{term.text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
