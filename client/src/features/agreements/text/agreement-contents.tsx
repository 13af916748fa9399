import type { RefObject } from "react";
import type { NumberedClause } from "#shared/domain/agreement-text";

type AgreementContentsProps = {
  clauses: readonly NumberedClause[];
  /** Where the clauses stand. */
  body: RefObject<HTMLElement | null>;
};

/** The table of clauses: beside the text where there is room, folded above it elsewhere. */
export function AgreementContents({ clauses, body }: AgreementContentsProps) {
  function jumpTo(place: number) {
    const clause = body.current?.querySelector<HTMLElement>(`[data-clause="${place}"]`);
    if (!clause) return;
    clause.scrollIntoView({ block: "start" });
    clause.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }

  const list = (
    <ol className="grid text-sm">
      {clauses.map(({ number, heading }, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => jumpTo(index)}
            className="grid min-h-11 w-full grid-cols-[1.75rem_minmax(0,1fr)] content-center items-baseline gap-x-1 rounded-control text-left leading-snug wrap-anywhere hover:text-primary hover:underline @[45rem]:min-h-8 @[45rem]:py-1 @[45rem]:text-xs"
          >
            <span className="text-muted tabular-nums">{number}.</span>
            <bdi>{sentenceCase(heading)}</bdi>
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav
        aria-label="Clauses"
        className="order-2 hidden self-start @[45rem]:sticky @[45rem]:top-24 @[45rem]:block @[45rem]:max-h-[calc(100dvh-8rem)] @[45rem]:overflow-y-auto @[45rem]:border-l @[45rem]:border-line @[45rem]:pl-5"
      >
        <p className="mb-2 text-xs font-semibold text-muted">Clauses</p>
        {list}
      </nav>
      <details className="mb-6 rounded-control border border-line @[45rem]:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium">
          Clauses ({clauses.length})
        </summary>
        <nav aria-label="Clauses" className="px-4 pb-2">
          {list}
        </nav>
      </details>
    </>
  );
}

/** Headings stand in capitals; a list of them reads better without. */
function sentenceCase(heading: string): string {
  if (heading !== heading.toUpperCase()) return heading;
  return heading.charAt(0) + heading.slice(1).toLowerCase();
}
