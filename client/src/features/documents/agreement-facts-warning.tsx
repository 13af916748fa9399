import { useMemo } from "react";
import { AgreementFactsList } from "#client/features/documents/agreement-facts-list";
import { checkFacts, isWhole } from "#client/features/documents/check-facts";
import type { StatedAgreement } from "#client/features/documents/stated-agreement";

/** Before an agreement is sent: whether its text still says what its form says. Nothing when it does. */
export function AgreementFactsWarning({ agreement }: { agreement: StatedAgreement }) {
  const facts = useMemo(() => checkFacts(agreement, agreement.content.generatedAgreement), [agreement]);
  if (isWhole(facts)) return null;
  return (
    <div className="mb-5">
      <AgreementFactsList facts={facts} />
    </div>
  );
}
