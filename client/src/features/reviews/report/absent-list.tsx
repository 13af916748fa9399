import { ChevronRight } from "lucide-react";
import { swahiliHeadings } from "#shared/domain/reviews/review-headings";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import { severityLooks } from "#client/features/reviews/severity-looks";
import { CopyButton } from "#client/ui/copy-button";

type AbsentListProps = { absent: readonly Omit<ReviewIssue, "quotation">[] };

/** What a contract has no words on, folded away, each with the words to add. */
export function AbsentList({ absent }: AbsentListProps) {
  return (
    <details className="group rounded-card border bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 px-4 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-90" />
        {absent.length === 1
          ? "One thing the contract is silent on"
          : `${absent.length} things the contract is silent on`}
      </summary>
      <p lang="sw" className="border-t px-4 pt-3 text-sm text-muted sm:px-6">
        {swahiliHeadings.missing}
      </p>
      <ul className="px-4 sm:px-6">
        {absent.map(({ point, severity, title, description, suggestion, agreement }) => (
          <li
            key={`${point} ${agreement}`}
            className="grid gap-x-8 gap-y-4 py-5 not-first:border-t md:grid-cols-2"
          >
            <div>
              {agreement !== undefined && (
                <p className="text-xs font-semibold text-muted wrap-anywhere">{agreement}</p>
              )}
              <h3 className="font-serif font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-muted">{description}</p>
              <p className={`mt-2 text-xs font-semibold ${severityLooks[severity].mark}`}>
                {severityLooks[severity].label}
                <span className="sr-only"> severity</span>
              </p>
            </div>
            <div>
              <div className="flex min-h-5 items-center justify-between gap-3">
                <p className="text-xs font-semibold text-success">Ask to add</p>
                <span className="-my-3 -mr-3">
                  <CopyButton text={suggestion} label={`Copy the wording: ${title}`} />
                </span>
              </div>
              <p dir="auto" className="mt-1.5 font-reading text-[0.9375rem] leading-relaxed wrap-anywhere">
                {suggestion}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
