import { useEffect, useRef, type ReactNode } from "react";
import { CircleCheck, Info } from "lucide-react";
import type { ContractCheck } from "#shared/contract/review-results";
import { contractKindLabels } from "#shared/domain/reviews/contract-kind";
import { reviewerLabels, type FilePages } from "#shared/domain/reviews/review";
import { AlsoReadList } from "#client/features/reviews/report/also-read-list";
import { AbsentList } from "#client/features/reviews/report/absent-list";
import { IssueGroups } from "#client/features/reviews/report/issue-groups";
import { PagesNotRead } from "#client/features/reviews/report/pages-not-read";
import { Badge } from "#client/ui/badge";
import { Notice } from "#client/ui/card";

type ContractCheckResultProps = {
  result: ContractCheck;
  /** Of the file that was read, where it has some. */
  pages: FilePages | undefined;
  /** What can be done next. */
  actions: ReactNode;
};

/** What rules found in a contract: the points to look at, gravest first, and folded away what it has no words on. */
export function ContractCheckResult({ result, pages, actions }: ContractCheckResultProps) {
  const { kind, gap, findings, alsoRead = [], absent } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid gap-8">
      <section aria-labelledby="found" className="grid gap-4">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone="neutral">{contractKindLabels[kind]}</Badge>
          <span>{reviewerLabels.rules}</span>
        </p>
        <h2
          ref={heading}
          id="found"
          tabIndex={-1}
          className="font-serif text-xl font-semibold focus:outline-none sm:text-2xl"
        >
          {headline(findings.length, absent.length)}
        </h2>
        <p className="flex max-w-3xl gap-2.5 text-sm text-muted">
          <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          Rules overlook clauses and can be wrong about one: read each in its place. This is not legal advice.
          Nothing is kept, so copy what you need before you leave.
        </p>
        {pages && <PagesNotRead pages={pages} />}
        {gap !== null && (
          <Notice tone="warning" title="Is this one whole contract?">
            {gap}
          </Notice>
        )}
        {actions}
      </section>
      {findings.length > 0 ? (
        <IssueGroups issues={findings} />
      ) : (
        <p className="flex gap-3 rounded-card border bg-surface p-5 text-sm">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          The rules found no harmful clause. That does not make it a good contract.
        </p>
      )}
      {alsoRead.length > 0 && <AlsoReadList clauses={alsoRead} />}
      {absent.length > 0 && <AbsentList absent={absent} />}
    </div>
  );
}

/** Several points may rest on one clause. */
function headline(found: number, absent: number): string {
  const points =
    found === 0
      ? "No harmful clause found"
      : found === 1
        ? "One point to look at"
        : `${found} points to look at`;
  const missing =
    absent === 0 ? "" : absent === 1 ? ", and one thing is missing" : `, and ${absent} things are missing`;
  return points + missing;
}
