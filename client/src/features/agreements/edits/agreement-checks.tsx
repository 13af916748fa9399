import { useMemo } from "react";
import { CircleCheck } from "lucide-react";
import { AgreementFactsList } from "#client/features/agreements/text/agreement-facts-list";
import { countWords } from "#client/features/agreements/edits/count-words";
import { isWhole, type CheckedFacts } from "#shared/domain/agreements/agreement-facts";

type AgreementChecksProps = {
  text: string;
  /** Null where there is no form to hold the text against. */
  facts: CheckedFacts | null;
};

/** How long the text is, and whether it still says what the form says. */
export function AgreementChecks({ text, facts }: AgreementChecksProps) {
  const words = useMemo(() => countWords(text), [text]);
  return (
    <section aria-label="Checks" className="grid scroll-mt-24 gap-3" data-checks>
      <p className="text-xs text-muted tabular-nums">{words.toLocaleString("en-GB")} words</p>
      {facts && !isWhole(facts) && <AgreementFactsList facts={facts} />}
      {facts && isWhole(facts) && (
        <p role="status" className="flex items-start gap-2 text-xs text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          Every fact of the form is in the text.
        </p>
      )}
    </section>
  );
}
