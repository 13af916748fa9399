import type { HistoryEvent } from "#shared/contract/history";
import { momentForReader } from "#shared/dates";

/** Beyond so many the older ones are folded away. */
const SHOWN = 6;

/** What happened, the latest first. */
export function HistoryTimeline({ events }: { events: readonly HistoryEvent[] }) {
  const latest = events.toReversed();
  const older = latest.length > SHOWN + 1 ? latest.splice(SHOWN) : [];
  return (
    <div>
      <h3 className="font-serif text-lg font-semibold">What happened</h3>
      <Events label="What happened" events={latest} />
      {older.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary">
            Show {older.length} earlier events
          </summary>
          <Events label="Earlier events" events={older} />
        </details>
      )}
    </div>
  );
}

function Events({ label, events }: { label: string; events: readonly HistoryEvent[] }) {
  return (
    <ol aria-label={label} reversed className="mt-2 border-l-2 border-line">
      {events.map(({ position, at, sentence, details }) => (
        <li
          key={position}
          className="relative py-2 pl-5 text-sm before:absolute before:top-4 before:-left-1.25 before:size-2 before:rounded-full before:bg-muted"
        >
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {sentence}
          </p>
          <time dateTime={at} className="block text-xs text-muted tabular-nums">
            {momentForReader(at)}
          </time>
          {details.length > 0 && (
            <details className="text-xs text-muted">
              <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-2 hover:text-ink">
                Technical details
              </summary>
              {details.map(({ label: what, value }) => (
                <p key={what} className="wrap-anywhere">
                  {what}: <span className="font-[ui-monospace,monospace]">{inGroups(value)}</span>
                </p>
              ))}
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A hash in groups of eight, as on the certificate; anything else as it is. */
function inGroups(value: string): string {
  return /^[0-9a-f]{64}$/.test(value) ? value.replace(/.{8}(?=.)/g, "$& ") : value;
}
