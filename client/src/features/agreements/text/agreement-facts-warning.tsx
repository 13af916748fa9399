import { useMemo } from "react";
import { AgreementFactsList } from "#client/features/agreements/text/agreement-facts-list";
import { checkFacts, isWhole } from "#client/features/agreements/text/check-facts";
import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";

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
