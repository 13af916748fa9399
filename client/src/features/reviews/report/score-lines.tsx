import { ChevronRight } from "lucide-react";
import type { ReviewResults } from "#shared/contract/review-results";
import { rubricAreaTitles, type PointState } from "#shared/domain/reviews/rubric";
import { SectionHeading } from "#client/features/reviews/report/section-heading";
import { classNames } from "#client/ui/class-names";

type Area = NonNullable<ReviewResults["rubric"]>[number];

const states: Record<PointState, { label: string; mark: string }> = {
  good: { label: "Good", mark: "text-success" },
  fair: { label: "Fair", mark: "text-muted" },
  bad: { label: "Bad", mark: "text-danger" },
  absent: { label: "Nothing said", mark: "text-warning" },
  unreadable: { label: "Left open", mark: "text-warning" },
};

/** How the number comes about: what each area is worth, what it keeps, and the points that take from it. */
export function ScoreLines({ rubric }: { rubric: readonly Area[] }) {
  return (
    <section aria-labelledby="number" className="grid gap-4">
      <div>
        <SectionHeading id="number" section="number">
          How the number comes about
        </SectionHeading>
        <p className="mt-1 text-sm text-muted">
          A hundred points stand in seven areas. A harm takes from its area, and so does silence where you
          need a promise; an area never falls below nothing.
        </p>
      </div>
      <ul className="rounded-card border bg-surface">
        {rubric.map((area) => (
          <li key={area.area} className="not-first:border-t">
            <AreaLines {...area} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AreaLines({ area, possible, kept, lines }: Area) {
  const told = lines.filter(({ state, cost }) => cost > 0 || state === "good");
  return (
    <details className="group">
      <summary className="grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
        <span className="text-sm font-semibold">{rubricAreaTitles[area]}</span>
        <span className="text-sm tabular-nums">
          {kept}
          <span className="text-muted"> of {possible}</span>
        </span>
        <span aria-hidden className="col-span-2 col-start-2 h-1 overflow-hidden rounded-full bg-ink/10">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${(100 * kept) / possible}%` }}
          />
        </span>
      </summary>
      <ul className="px-4 pb-4 text-sm sm:px-6 sm:ps-13">
        {told.map(({ point, subject, state, cost }) => (
          <li key={point} className="grid grid-cols-[minmax(0,1fr)_6.5rem_2.5rem] gap-x-3 border-t py-2">
            <span>{subject}</span>
            <span className={classNames("font-medium", states[state].mark)}>{states[state].label}</span>
            <span className="text-end tabular-nums">{cost > 0 ? `−${cost}` : "0"}</span>
          </li>
        ))}
        {told.length < lines.length && (
          <li className="border-t pt-2 text-muted">
            Nothing taken off for {lines.length - told.length} more.
          </li>
        )}
      </ul>
    </details>
  );
}
