import type { ReviewIssue } from "#shared/domain/reviews/review";
import { threeFirst } from "#shared/domain/reviews/review-priority";
import { SectionHeading } from "#client/features/reviews/report/section-heading";
import { severityLooks } from "#client/features/reviews/severity-looks";

/** What to settle before anything else, by what it weighs and not by where it stands. */
export function ThreeFirst({ issues }: { issues: readonly ReviewIssue[] }) {
  const first = threeFirst(issues);
  if (first.length < 2) return null;
  return (
    <section aria-labelledby="first" className="grid gap-4">
      <SectionHeading id="first" section="first">
        {first.length === 3 ? "Three things first" : "Two things first"}
      </SectionHeading>
      <ol className="grid gap-3 md:grid-cols-3">
        {first.map(({ point, severity, title, description, agreement }, index) => (
          <li
            key={`${point} ${agreement}`}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] rounded-card border bg-surface p-4"
          >
            <span aria-hidden className="font-serif text-2xl leading-none font-semibold text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="font-serif leading-snug font-semibold wrap-anywhere">{title}</h3>
              <p className="mt-1 text-sm text-muted wrap-anywhere">{description}</p>
              <p className={`mt-2 text-xs font-semibold ${severityLooks[severity].mark}`}>
                {severityLooks[severity].label}
                {agreement !== undefined && <span className="text-muted"> · {agreement}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
