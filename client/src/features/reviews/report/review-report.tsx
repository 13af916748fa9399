import { useId, type ReactNode } from "react";
import { Check, Info } from "lucide-react";
import type { ReviewResponse, ReviewResults } from "#shared/contract/review-results";
import { momentForReader } from "#shared/dates";
import { howMuchWasRead } from "#shared/domain/reviews/pages-read";
import type { ReviewSection } from "#shared/domain/reviews/review-headings";
import { contractKindLabels } from "#shared/domain/reviews/contract-kind";
import { reviewerLabels, verdictOf } from "#shared/domain/reviews/review";
import { isAbsence } from "#shared/domain/reviews/review-priority";
import { severities } from "#shared/domain/reviews/review-points";
import { AbsentList } from "#client/features/reviews/report/absent-list";
import { IssueList } from "#client/features/reviews/report/issue-list";
import { PagesNotRead } from "#client/features/reviews/report/pages-not-read";
import { ReplyLetterCard } from "#client/features/reviews/report/reply-letter-card";
import { ScoreGauge } from "#client/features/reviews/report/score-gauge";
import { ScoreLines } from "#client/features/reviews/report/score-lines";
import { SectionHeading } from "#client/features/reviews/report/section-heading";
import { ThreeFirst } from "#client/features/reviews/report/three-first";
import { severityLooks } from "#client/features/reviews/severity-looks";
import { Notice } from "#client/ui/card";
import { classNames } from "#client/ui/class-names";
import { KangaBand } from "#client/ui/kanga-band";

type ReviewReportProps = ReviewResponse & { /** What can be done with it. */ actions: ReactNode };

/** A finished review: what it comes to, what is wrong, what is good, and what to do next. */
export function ReviewReport({ review, reviewResults, actions }: ReviewReportProps) {
  const { issues, rubric, score } = reviewResults;
  const absent = issues.filter(isAbsence);
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <Summary review={review} reviewResults={reviewResults} />
        {actions}
      </div>
      <ThreeFirst issues={issues} />
      <IssueList issues={issues.filter((issue) => !isAbsence(issue))} />
      {absent.length > 0 && <AbsentList absent={absent} />}
      <ReplyLetterCard kind={review.kind} issues={issues} />
      {score !== null && <Strengths strengths={reviewResults.strengths} />}
      {rubric && <ScoreLines rubric={rubric} />}
      <Recommendations recommendations={reviewResults.recommendations} />
    </div>
  );
}

function Summary({ review, reviewResults }: ReviewResponse) {
  const { score, issues, note, read, reviewedBy } = reviewResults;
  const isScored = score !== null;
  const { kind, createdAt, counts } = review;
  return (
    <section aria-labelledby="summary" className="overflow-hidden rounded-card border bg-surface shadow-soft">
      <KangaBand className="h-3" />
      <div
        className={classNames(
          "grid items-center gap-6 p-5 sm:p-8",
          isScored && "md:grid-cols-[auto_minmax(0,1fr)] md:gap-12",
        )}
      >
        {isScored && <ScoreGauge score={score} />}
        <div className="grid gap-4">
          <p className={classNames("text-sm text-muted", isScored && "max-md:text-center")}>
            {contractKindLabels[kind]} · {reviewerLabels[reviewedBy]} ·{" "}
            <time dateTime={createdAt}>{momentForReader(createdAt)}</time>
            {read && ` · ${howMuchWasRead(read)} read`}
          </p>
          <h2
            id="summary"
            className={classNames(
              "font-serif text-xl font-semibold sm:text-2xl",
              isScored && "max-md:text-center",
            )}
          >
            {verdictOf(score, issues)}
          </h2>
          <dl className={classNames("grid gap-x-2 border-y py-3", isScored ? "grid-cols-4" : "grid-cols-3")}>
            {severities.map((severity) => (
              <Count key={severity} label={severityLooks[severity].label} mark={severityLooks[severity].mark}>
                {counts[severity]}
              </Count>
            ))}
            {isScored && (
              <Count label="Strengths" mark="text-success">
                {counts.strengths}
              </Count>
            )}
          </dl>
          <p className="flex gap-2.5 text-sm text-muted">
            <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{note}</span>
          </p>
          {read?.pages && <PagesNotRead pages={read.pages} />}
          {read?.gap && (
            <Notice tone="warning" title="Is this one whole contract?">
              {read.gap}
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}

function Count({ label, mark, children }: { label: string; mark: string; children: number }) {
  return (
    <div className="flex flex-col-reverse items-center md:items-start">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={`font-serif text-xl font-semibold tabular-nums ${children > 0 ? mark : "text-muted"}`}>
        {children}
      </dd>
    </div>
  );
}

function Strengths({ strengths }: Pick<ReviewResults, "strengths">) {
  return (
    <Findings title="Strengths" section="good">
      {strengths.length === 0 ? (
        <p className="text-sm text-muted">Nothing in this contract protects you better than usual.</p>
      ) : (
        <ul className="grid gap-x-12 md:grid-cols-2">
          {strengths.map((strength) => (
            <li key={strength} className="flex gap-3 border-t py-3.5 text-sm">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              <Strength line={strength} />
            </li>
          ))}
        </ul>
      )}
    </Findings>
  );
}

/** "A cap on costs: “not more than KES 500,000”": what is good, and the words it rests on. */
function Strength({ line }: { line: string }) {
  const [, title = line, quotation] = /^([^“]+): “(.+)”$/s.exec(line) ?? [];
  return (
    <p dir="auto" className="min-w-0 wrap-anywhere">
      <span className={quotation && "font-semibold"}>{title}</span>
      {quotation && <q className="mt-0.5 block font-reading leading-relaxed text-muted">{quotation}</q>}
    </p>
  );
}

function Recommendations({ recommendations }: Pick<ReviewResults, "recommendations">) {
  return (
    <Findings title="Recommendations" section="todo">
      <ol className="grid gap-x-12 md:grid-cols-2">
        {recommendations.map((recommendation, index) => (
          <li
            key={recommendation}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-t py-3.5 text-sm"
          >
            <span aria-hidden className="font-serif text-base leading-[1.4] font-semibold text-accent">
              {index + 1}
            </span>
            <span className="wrap-anywhere">{recommendation}</span>
          </li>
        ))}
      </ol>
    </Findings>
  );
}

type FindingsProps = { title: string; section: ReviewSection; children: ReactNode };

function Findings({ title, section, children }: FindingsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <SectionHeading id={id} section={section}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
