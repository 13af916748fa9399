import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { List, X } from "lucide-react";
import { ClauseList, letterOf, type ClauseListProps } from "#client/features/agreements/text/clause-list";
import { currentLanguage, say } from "#client/lib/say";
import { isAnnex } from "#shared/domain/agreements/agreement-text";

type ReadingBarProps = ClauseListProps & {
  /** Where to go on. */
  action?: ReactNode;
};

/** Below the text as long as it is read, where there is no room beside it: which clause stands there, the table of clauses, and the way on. */
export function ReadingBar({ clauses, body, action }: ReadingBarProps) {
  const listId = useId();
  const list = useRef<HTMLElement>(null);
  const place = useClauseInView(body);
  const annexes = clauses.filter(isAnnex).length;
  const count = clauses.length - annexes;
  const annex = place !== null && place >= count ? clauses[place]?.number : undefined;
  return (
    <div
      lang={currentLanguage()}
      className="sticky bottom-[var(--bar-bottom,0px)] z-10 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] @xl:px-10 @[45rem]:hidden print:hidden"
    >
      <button
        type="button"
        popoverTarget={listId}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-medium tabular-nums"
      >
        <List aria-hidden className="size-5 shrink-0" />
        {place === null
          ? say("screen.clauseCount", { count, annexes })
          : annex
            ? say("screen.annex", { letter: letterOf(annex) })
            : say("screen.clauseOf", { place: place + 1, count })}
      </button>
      {action}
      <nav
        ref={list}
        id={listId}
        popover="auto"
        aria-label={say("screen.clauses")}
        className="inset-x-0 top-auto bottom-0 mx-auto my-0 max-h-[75dvh] w-full max-w-2xl overflow-y-auto rounded-t-card border-t border-line bg-surface px-4 pb-4 text-ink shadow-soft backdrop:bg-[#12140f]/55 open:motion-sheet @xl:px-10"
      >
        <div className="sticky top-0 flex items-center justify-between bg-surface pt-3 pb-1">
          <p className="font-serif text-lg font-semibold">{say("screen.clauses")}</p>
          <button
            type="button"
            popoverTarget={listId}
            popoverTargetAction="hide"
            aria-label={say("screen.close")}
            className="-mr-3 grid size-11 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <ClauseList clauses={clauses} body={body} onJump={() => list.current?.hidePopover()} />
      </nav>
    </div>
  );
}

/** As far down the window as this the clause stands that is being read. */
const READING_LINE = 1 / 3;

/** The place of the clause that is being read; null above the first one. */
function useClauseInView(body: RefObject<HTMLElement | null>): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    const clauses = [...(body.current?.querySelectorAll("[data-clause]") ?? [])];
    // Everything above the line counts, however far up: a jump over many clauses is told as well.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * READING_LINE;
        const reached = clauses.findLastIndex((clause) => clause.getBoundingClientRect().top <= line);
        setPlace(reached === -1 ? null : reached);
      },
      { rootMargin: `1000000px 0px -${(1 - READING_LINE) * 100}% 0px` },
    );
    for (const clause of clauses) observer.observe(clause);
    return () => observer.disconnect();
  }, [body]);
  return place;
}
