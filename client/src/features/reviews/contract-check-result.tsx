import { useEffect, useRef, type ReactNode } from "react";
import { ChevronRight, CircleCheck, Info } from "lucide-react";
import type { ContractCheck } from "#shared/contract/review-results";
import { contractKindLabels } from "#shared/domain/contract-kind";
import { IssueCard } from "#client/features/reviews/issue-card";
import { Badge } from "#client/ui/badge";
import { Notice } from "#client/ui/card";
import { CopyButton } from "#client/ui/copy-button";

type ContractCheckResultProps = { result: ContractCheck; /** What can be done next. */ actions: ReactNode };

/** What rules found in a contract: the clauses to look at, gravest first, and folded away what it has no words on. */
export function ContractCheckResult({ result, actions }: ContractCheckResultProps) {
  const { kind, gap, findings, absent } = result;
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
          <span>Made by rules</span>
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
        {gap !== null && (
          <Notice tone="warning" title="Is this the whole contract?">
            {gap}
          </Notice>
        )}
        {actions}
      </section>
      {findings.length > 0 ? (
        <ul className="grid gap-4">
          {findings.map((issue) => (
            <li key={issue.point}>
              <IssueCard issue={issue} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex gap-3 rounded-card border bg-surface p-5 text-sm">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          The rules know none of its clauses as harmful. That does not make it a good contract.
        </p>
      )}
      {absent.length > 0 && <Absent absent={absent} />}
    </div>
  );
}

function headline(found: number, absent: number): string {
  const clauses = found === 0 ? "No clause" : found === 1 ? "One clause" : `${found} clauses`;
  const missing =
    absent === 0 ? "" : absent === 1 ? ", and one thing is missing" : `, and ${absent} things are missing`;
  return `${clauses} to look at${missing}`;
}

function Absent({ absent }: Pick<ContractCheck, "absent">) {
  return (
    <details className="group rounded-card border bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 px-4 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
        {absent.length === 1
          ? "One thing the contract is silent on"
          : `${absent.length} things the contract is silent on`}
      </summary>
      <ul className="border-t px-4 sm:px-6">
        {absent.map(({ point, title, description, suggestion }) => (
          <li key={point} className="grid gap-x-8 gap-y-2 py-5 not-first:border-t md:grid-cols-2">
            <div>
              <h3 className="font-serif font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-muted">{description}</p>
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
