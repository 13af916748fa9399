import { Check, LoaderCircle } from "lucide-react";
import { formatCount } from "#client/features/reviews/count-characters";
import { stepsAt } from "#client/features/reviews/review-steps";
import type { ReviewingState } from "#client/features/reviews/use-review";
import { classNames } from "#client/ui/class-names";
import { Working } from "#client/ui/working";
import type { ReviewProgress } from "#shared/contract/review-results";

type ReviewingPanelProps = {
  state: ReviewingState;
  reviewedBy: "ai" | "rules";
  /** How long the contract is; null where only its review is awaited. */
  characters: number | null;
};

/** A contract while it is reviewed: who does it, and how far it is. */
export function ReviewingPanel({ state, reviewedBy, characters }: ReviewingPanelProps) {
  if (state.phase === "elsewhere")
    return (
      <Working title="A review is being made already">
        Another window, or your last visit, has started one with this payment. You are taken to the result as
        soon as it is ready.
      </Working>
    );
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_14rem] md:gap-10">
      <div className="grid content-start gap-6">
        <div>
          <h2 className="font-serif text-xl font-semibold">Reviewing your contract</h2>
          <p className="mt-1.5 text-sm text-muted">
            {characters !== null && `${formatCount(characters)} characters. `}
            {reviewedBy === "ai"
              ? "An AI model reads it; every quotation is then checked against your text."
              : "Our own rules read it. No AI is used."}
          </p>
        </div>
        <StepList progress={state.progress} reviewedBy={reviewedBy} />
      </div>
      <Scan />
    </div>
  );
}

type StepListProps = Pick<ReviewingPanelProps, "reviewedBy"> & { progress: ReviewProgress | null };

function StepList({ progress, reviewedBy }: StepListProps) {
  const current = progress?.step ?? "reading";
  const shown = stepsAt(current, reviewedBy);
  const reached = shown.findIndex(({ step }) => step === current);
  return (
    <>
      <div
        role="progressbar"
        aria-label="Review"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((progress?.done ?? 0) * 100)}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-500"
          style={{ width: `${Math.max(4, (progress?.done ?? 0) * 100)}%` }}
        />
      </div>
      <ol aria-label="What is being done" className="grid gap-3">
        {shown.map(({ step, label }, index) => (
          <li
            key={step}
            aria-current={index === reached ? "step" : undefined}
            className={classNames(
              "flex items-start gap-3 text-sm aria-[current]:font-semibold",
              index > reached && "text-muted",
            )}
          >
            <Mark isDone={index < reached} isCurrent={index === reached} />
            <span>
              {label}
              {index === reached &&
                progress &&
                progress.parts > 1 &&
                `: part ${Math.min(progress.partsRead + 1, progress.parts)} of ${progress.parts}`}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {shown[reached]?.label}
      </p>
    </>
  );
}

function Mark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  const skin = "mt-px size-5 shrink-0";
  if (isDone) return <Check aria-hidden className={`${skin} text-success`} />;
  if (isCurrent) return <LoaderCircle aria-hidden className={`${skin} animate-spin text-accent`} />;
  return <span aria-hidden className={`${skin} rounded-full border-2 border-ink/20`} />;
}

const lines = [92, 100, 84, 96, 60, 100, 90, 97, 72, 100, 88];

/** A page that is read from top to bottom. */
function Scan() {
  return (
    <div
      aria-hidden
      className="relative grid min-h-72 content-start gap-3.5 overflow-hidden rounded-control border bg-paper p-5 shadow-soft max-md:hidden"
    >
      <span className="mx-auto mb-2 h-2 w-24 rounded-full bg-ink/25" />
      {lines.map((width, index) => (
        <span key={index} className="h-1.5 rounded-full bg-ink/12" style={{ width: `${width}%` }} />
      ))}
      <span className="motion-scan absolute inset-x-0 top-0 h-14 border-b-2 border-accent bg-linear-to-b from-transparent to-accent/15" />
    </div>
  );
}
