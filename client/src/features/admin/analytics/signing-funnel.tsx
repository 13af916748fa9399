import { formatCount } from "#client/features/admin/admin-format";
import { formatHours } from "#client/features/admin/analytics/format-hours";
import type { Analytics } from "#shared/contract/admin-analytics";

const steps = [
  ["created", "Created"],
  ["sent", "Sent"],
  ["opened", "Opened"],
  ["signed", "Signed"],
  ["completed", "Fully signed"],
] as const;

type SigningFunnelProps = { analytics: Pick<Analytics, "signingFunnel" | "medianHoursToFullSignature"> };

/** How many documents come how far, each step beside all that were created. */
export function SigningFunnel({
  analytics: { signingFunnel, medianHoursToFullSignature },
}: SigningFunnelProps) {
  const all = Math.max(1, signingFunnel.created);
  return (
    <section aria-labelledby="signing-funnel" className="rounded-card border bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="signing-funnel" className="font-semibold">
          From draft to the last signature
        </h2>
        <p className="text-sm text-muted">
          {medianHoursToFullSignature === null
            ? "Nothing has been fully signed yet."
            : `Half of the fully signed ones took no longer than ${formatHours(medianHoursToFullSignature)}.`}
        </p>
      </div>
      <ol className="mt-5 grid gap-3">
        {steps.map(([step, label]) => {
          const count = signingFunnel[step];
          const share = count / all;
          return (
            <li
              key={step}
              className="grid gap-1 sm:grid-cols-[7rem_minmax(0,1fr)_9rem] sm:items-center sm:gap-4"
            >
              <span className="text-sm">{label}</span>
              <span aria-hidden className="h-3 overflow-hidden rounded-full bg-ink/8 sm:h-5">
                <span className="block h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
              </span>
              <span className="text-sm tabular-nums sm:text-right">
                <span className="font-semibold">{formatCount(count)}</span>{" "}
                <span className="text-muted">({Math.round(share * 100)}%)</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
