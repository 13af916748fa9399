import { useId } from "react";
import type { ReviewResults } from "#shared/contract/review-results";
import { severityLooks } from "#client/features/reviews/severity-looks";
import { Badge } from "#client/ui/badge";
import { CopyButton } from "#client/ui/copy-button";

export type Issue = ReviewResults["issues"][number];

/** What is wrong, on what words it rests, why it matters, and what to ask for instead: side by side where there is room. */
export function IssueCard({ issue }: { issue: Issue }) {
  const { severity, title, description, quotation, suggestion } = issue;
  const { label, tone, icon: Icon } = severityLooks[severity];
  const id = useId();
  return (
    <article aria-labelledby={id} className="rounded-card border bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3
          id={id}
          className="min-w-0 flex-1 basis-60 font-serif text-lg leading-snug font-semibold wrap-anywhere"
        >
          {title}
        </h3>
        <Badge tone={tone}>
          <Icon aria-hidden className="size-3.5" />
          {label}
          <span className="sr-only"> severity</span>
        </Badge>
      </header>
      <p className="mt-2 max-w-[44rem] text-sm wrap-anywhere">{description}</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2 md:gap-6">
        <Quotation>{quotation}</Quotation>
        <Suggestion about={title}>{suggestion}</Suggestion>
      </div>
    </article>
  );
}

const words = "mt-1.5 font-reading text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere";

function Quotation({ children: quotation }: { children: string }) {
  return (
    <div>
      <p className="text-xs font-semibold text-muted">It says</p>
      <blockquote dir="auto" className={words}>
        <span className="bg-accent/14 box-decoration-clone px-1 py-0.5">“{quotation}”</span>
      </blockquote>
    </div>
  );
}

function Suggestion({ about, children: suggestion }: { about: string; children: string }) {
  return (
    <div className="border-t pt-4 md:border-s md:border-t-0 md:ps-6 md:pt-0">
      <div className="flex min-h-5 items-center justify-between gap-3">
        <p className="text-xs font-semibold text-success">Ask for instead</p>
        <span className="-my-3 -mr-3">
          <CopyButton text={suggestion} label={`Copy the wording: ${about}`} />
        </span>
      </div>
      <p dir="auto" className={words}>
        {suggestion}
      </p>
    </div>
  );
}
