import { useMemo } from "react";
import { termsOf, type Term } from "#client/features/agreements/text/agreement-terms";
import { isAsForm } from "#client/features/agreements/text/check-facts";
import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { classNames } from "#client/ui/class-names";

/** Fee, royalty and master above an agreement that somebody is asked to sign; nothing where its text says something else. */
export function AgreementFigures({ document }: { document: StatedAgreement }) {
  const figures = useMemo(() => (isAsForm(document) ? termsOf(document).figures : []), [document]);
  if (figures.length === 0) return null;
  return <FigureList figures={figures} className="mt-5 border-y py-4" />;
}

/** What the reader came for, large. */
export function FigureList({ figures, className }: { figures: readonly Term[]; className: string }) {
  return (
    <dl
      lang="en"
      aria-label="Key figures"
      className={classNames("flex flex-wrap gap-x-10 gap-y-3", className)}
    >
      {figures.map(({ label, text }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd
            className={classNames(
              "font-serif font-semibold text-primary tabular-nums wrap-anywhere",
              startsWithDigit(text) ? "text-2xl" : "text-xl",
            )}
          >
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number, which is short; what is said in words takes more room. */
const startsWithDigit = (text: string) => /^\d/.test(text);
