import { useMemo } from "react";
import { termsOf, type Term } from "#client/features/agreements/text/agreement-terms";
import { isAsForm } from "#client/features/agreements/text/check-facts";
import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { useReadingAid } from "#client/lib/use-reading-aid";
import { classNames } from "#client/ui/class-names";

/** Fee, royalty and master above an agreement that somebody is asked to sign; nothing where its text says something else. */
export function AgreementFigures({ document }: { document: StatedAgreement }) {
  const aid = useReadingAid();
  const figures = useMemo(() => (isAsForm(document) ? termsOf(document).figures : []), [document]);
  if (figures.length === 0) return null;
  return <FigureList figures={figures} aid={aid} className="mt-5 border-y py-4" />;
}

type FigureListProps = {
  figures: readonly Term[];
  /** What the English says in the reader's language. */
  aid?: ((english: string) => string | undefined) | undefined;
  className: string;
};

/** What the reader came for, large. */
export function FigureList({ figures, aid, className }: FigureListProps) {
  return (
    <dl
      lang="en"
      aria-label="Key figures"
      className={classNames("flex flex-wrap gap-x-10 gap-y-3", className)}
    >
      {figures.map(({ label, text, note }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="text-sm text-muted">
            {label}
            {aid?.(label) && <span lang="sw"> · {aid(label)}</span>}
          </dt>
          <dd
            className={classNames(
              "font-serif font-semibold text-primary tabular-nums wrap-anywhere",
              startsWithDigit(text) ? "text-2xl" : "text-xl",
            )}
          >
            <bdi>{text}</bdi>
            {aid?.(text) && (
              <span lang="sw" className="block font-sans text-sm font-normal text-muted">
                {aid(text)}
              </span>
            )}
            {note && (
              <span className="block font-sans text-sm font-normal text-muted">
                {note}
                {aid?.(note) && <span lang="sw"> · {aid(note)}</span>}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number, which is short; what is said in words takes more room. */
const startsWithDigit = (text: string) => /^\d/.test(text);
