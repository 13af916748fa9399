import { useEffect, useMemo, useState } from "react";
import { CircleCheck } from "lucide-react";
import { AgreementFactsList } from "#client/features/documents/agreement-facts-list";
import { checkFacts } from "#client/features/documents/check-facts";
import { countWords } from "#client/features/documents/count-words";
import type { StatedAgreement } from "#client/features/documents/stated-agreement";

/** Long enough that nobody's typing waits for it. */
const SETTLED_AFTER_MS = 700;

/** How long the text is, and whether it still says what the form says: looked at when the typing stops. */
export function AgreementChecks({ agreement, text }: { agreement: StatedAgreement; text: string }) {
  const settled = useSettled(text);
  const facts = useMemo(() => checkFacts(agreement, settled), [agreement, settled]);
  const words = useMemo(() => countWords(settled), [settled]);
  const isWhole = facts.missing.length === 0 && facts.foreign.length === 0;
  return (
    <section aria-label="Checks" className="grid gap-3">
      <p className="text-xs text-muted tabular-nums">{words.toLocaleString("en-GB")} words</p>
      {!isWhole && <AgreementFactsList facts={facts} />}
      {isWhole && agreement.content.formData && (
        <p role="status" className="flex items-start gap-2 text-xs text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          Every fact of the form is in the text.
        </p>
      )}
    </section>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
