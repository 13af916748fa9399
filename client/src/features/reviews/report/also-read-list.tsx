import { ChevronRight } from "lucide-react";
import type { ContractCheck } from "#shared/contract/review-results";
import { swahiliHeadings } from "#shared/domain/reviews/review-headings";

type AlsoReadListProps = { clauses: NonNullable<ContractCheck["alsoRead"]> };

/** Clauses of which the rules know what they are about and not whether they harm, folded away. */
export function AlsoReadList({ clauses }: AlsoReadListProps) {
  return (
    <details className="group rounded-card border bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 px-4 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-90" />
        {clauses.length === 1
          ? "One more clause to read, which may be harmless"
          : `${clauses.length} more clauses to read, which may be harmless`}
      </summary>
      <div className="border-t px-4 pt-3 text-sm text-muted sm:px-6">
        <p lang="sw">{swahiliHeadings.alsoRead}</p>
        <p>The rules know what these are about, and not whether they harm you.</p>
      </div>
      <ul className="px-4 sm:px-6">
        {clauses.map(({ point, subject, quotation, agreement }) => (
          <li key={`${point} ${agreement}`} className="grid gap-1.5 py-5 not-first:border-t">
            {agreement !== undefined && (
              <p className="text-xs font-semibold text-muted wrap-anywhere">{agreement}</p>
            )}
            <h3 className="font-serif font-semibold">{subject}</h3>
            <blockquote
              dir="auto"
              className="font-reading text-[0.9375rem] leading-relaxed text-muted wrap-anywhere"
            >
              “{quotation}”
            </blockquote>
          </li>
        ))}
      </ul>
    </details>
  );
}
