import type { RefObject } from "react";
import { currentLanguage, say } from "#client/lib/say";
import type { NumberedClause } from "#shared/domain/agreements/agreement-text";

export type ClauseListProps = {
  clauses: readonly NumberedClause[];
  /** Where the clauses stand. */
  body: RefObject<HTMLElement | null>;
};

/** The clauses by number and heading; each leads to where it stands. */
export function ClauseList({ clauses, body, onJump }: ClauseListProps & { onJump?: () => void }) {
  function jumpTo(place: number) {
    onJump?.();
    const clause = body.current?.querySelector<HTMLElement>(`[data-clause="${place}"]`);
    if (!clause) return;
    clause.scrollIntoView({ block: "start" });
    clause.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }
  return (
    <ol className="grid text-sm">
      {clauses.map(({ number, heading }, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => jumpTo(index)}
            className="grid min-h-11 w-full grid-cols-[1.75rem_minmax(0,1fr)] content-center items-baseline gap-x-1 rounded-control text-left leading-snug wrap-anywhere hover:text-primary hover:underline @[45rem]:min-h-8 @[45rem]:py-1 @[45rem]:text-xs"
          >
            <span className="text-muted tabular-nums">{letterOf(number)}.</span>
            <bdi>{sentenceCase(heading)}</bdi>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** "A" of "ANNEX A", which is wider than the numbers it stands under. */
export const letterOf = (number: string) => number.replace("ANNEX ", "");

/** Headings stand in capitals; a list of them reads better without. */
function sentenceCase(heading: string): string {
  if (heading !== heading.toUpperCase()) return heading;
  const lower = heading.charAt(0) + heading.slice(1).toLowerCase();
  return lower.replace(/\bkenya/g, "Kenya");
}

/** The table of clauses beside the text, where there is room. */
export function ClausesBeside(props: ClauseListProps) {
  return (
    <nav
      lang={currentLanguage()}
      aria-label={say("screen.clauses")}
      className="order-2 hidden self-start @[45rem]:sticky @[45rem]:top-24 @[45rem]:block @[45rem]:max-h-[calc(100dvh-8rem)] @[45rem]:overflow-y-auto @[45rem]:border-l @[45rem]:border-line @[45rem]:pl-5"
    >
      <p className="mb-2 text-xs font-semibold text-muted">{say("screen.clauses")}</p>
      <ClauseList {...props} />
    </nav>
  );
}
