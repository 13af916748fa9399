import { Fragment, memo, useMemo } from "react";
import {
  foldUnchanged,
  type ComparedParagraph,
  type Comparison,
  type Piece,
} from "#client/features/agreements/edits/edits-comparison";
import { useComparison } from "#client/features/agreements/edits/use-comparison";
import { Notice } from "#client/ui/card";
import { Skeleton } from "#client/ui/skeleton";

/** What was put in and taken out on the way from one text to another, told apart without colours, too. */
export function EditsDifference({ before, after }: { before: string; after: string }) {
  const compared = useComparison(before, after);
  if (compared.state === "failed")
    return (
      <Notice tone="danger">The two texts could not be compared. Please close this and try again.</Notice>
    );
  if (compared.state === "comparing") return <Comparing />;
  return <Difference comparison={compared.comparison} />;
}

const Difference = memo(function Difference({ comparison }: { comparison: Comparison }) {
  const { paragraphs, added, removed } = comparison;
  const parts = useMemo(() => foldUnchanged(paragraphs), [paragraphs]);
  if (added === 0 && removed === 0)
    return (
      <p role="status" className="text-sm text-muted">
        The two texts are the same, word for word.
      </p>
    );
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {added > 0 && <ins className={marks.added}>{words(added)} added</ins>}{" "}
        {removed > 0 && <del className={marks.removed}>{words(removed)} removed</del>}
      </p>
      <div className="mt-4 grid gap-3 font-reading text-sm leading-relaxed wrap-anywhere sm:text-base">
        {parts.map((part, index) =>
          part.kind === "paragraph" ? (
            <Paragraph key={index} paragraph={part.paragraph} />
          ) : (
            <details key={index} className="group font-sans text-sm">
              <summary className="flex min-h-11 cursor-pointer items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line hover:text-ink">
                {part.paragraphs.length} paragraphs without changes
              </summary>
              <div className="grid gap-3 font-reading leading-relaxed sm:text-base">
                {part.paragraphs.map((paragraph, place) => (
                  <Paragraph key={place} paragraph={paragraph} />
                ))}
              </div>
            </details>
          ),
        )}
      </div>
    </>
  );
});

const marks = {
  same: "",
  added: "rounded-xs bg-success/12 text-ink underline decoration-success decoration-2 underline-offset-3",
  removed: "rounded-xs bg-danger/10 text-ink/80 line-through decoration-danger decoration-2",
};

/** In the margin, as a proof-reader would. */
const signs = { same: "", added: "+", removed: "−", changed: "±" };

function Paragraph({ paragraph: { kind, pieces } }: { paragraph: ComparedParagraph }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
      <span aria-hidden className="font-sans font-semibold text-muted">
        {signs[kind]}
      </span>
      <p dir="auto" className={kind === "same" ? "text-muted" : ""}>
        {pieces.map((piece, index) => (
          <Fragment key={index}>
            {touches(pieces[index - 1], piece) && " "}
            <Words piece={piece} />
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** Words taken out and the ones put in for them have one space after both: they would run together. */
function touches(before: Piece | undefined, { kind, text }: Piece): boolean {
  if (before === undefined || before.kind === "same" || kind === "same") return false;
  return !/\s$/.test(before.text) && !/^\s/.test(text);
}

function Words({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === "same") return text;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark className={marks[kind]}>
      <span className="sr-only">[{kind}: </span>
      {text}
      <span className="sr-only">]</span>
    </Mark>
  );
}

function words(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "word" : "words"}`;
}

function Comparing() {
  return (
    <div role="status" aria-label="Comparing the two texts" className="grid gap-3">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
    </div>
  );
}
