import { useState } from "react";
import { CircleCheck } from "lucide-react";
import { severities, type Severity } from "#shared/domain/reviews/review-points";
import type { Issue } from "#client/features/reviews/report/issue-card";
import { IssueGroups } from "#client/features/reviews/report/issue-groups";
import { SectionHeading } from "#client/features/reviews/report/section-heading";
import { severityLooks } from "#client/features/reviews/severity-looks";
import { classNames } from "#client/ui/class-names";

type Shown = Severity | "all";

/** The issues, all of them or those of one severity. */
export function IssueList({ issues }: { issues: readonly Issue[] }) {
  const [shown, setShown] = useState<Shown>("all");
  const list = issues.filter(({ severity }) => shown === "all" || severity === shown);
  return (
    <section aria-labelledby="issues" className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SectionHeading id="issues" section="change">
          Issues
        </SectionHeading>
        {issues.length > 1 && <SeverityFilter issues={issues} shown={shown} onShow={setShown} />}
      </header>
      {issues.length === 0 ? (
        <p className="flex gap-3 rounded-card border bg-surface p-5 text-sm">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          No clause was found to be harmful.
        </p>
      ) : (
        <IssueGroups issues={list} />
      )}
      <p role="status" className="sr-only">
        {shown !== "all" && `${list.length} of ${issues.length} issues shown`}
      </p>
    </section>
  );
}

type SeverityFilterProps = { issues: readonly Issue[]; shown: Shown; onShow: (shown: Shown) => void };

function SeverityFilter({ issues, shown, onShow }: SeverityFilterProps) {
  const count = (severity: Severity) => issues.filter((issue) => issue.severity === severity).length;
  const options = [
    { value: "all" as const, label: "All", count: issues.length, mark: "" },
    ...severities.map((value) => ({ value, count: count(value), ...severityLooks[value] })),
  ];
  return (
    <div role="group" aria-label="Show by severity" className="flex max-w-full gap-1.5 max-sm:w-full">
      {options.map(({ value, label, count: found, mark }) => (
        <button
          key={value}
          type="button"
          aria-pressed={shown === value}
          disabled={found === 0}
          onClick={() => onShow(value)}
          className="inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 rounded-full border px-3 text-sm font-medium transition-colors hover:border-ink/50 disabled:opacity-50 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper sm:px-4"
        >
          {label}
          <span className={classNames("tabular-nums", shown !== value && mark)}>{found}</span>
        </button>
      ))}
    </div>
  );
}
