import { useMemo } from "react";
import { AgreementFactsList } from "#client/features/agreements/text/agreement-facts-list";
import { Notice } from "#client/ui/card";
import { checkFacts } from "#client/features/agreements/text/check-facts";
import { touchesTerms } from "#client/features/agreements/form/touches-terms";
import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { isWhole } from "#shared/domain/agreements/agreement-facts";

/** Before an agreement is sent: whether its text still says what its form says, and whether special terms touch what the form decides. */
export function AgreementFactsWarning({ agreement }: { agreement: StatedAgreement }) {
  const facts = useMemo(() => checkFacts(agreement, agreement.content.generatedAgreement), [agreement]);
  const areSpecial = touchesTerms(ownWordsOf(agreement));
  if (isWhole(facts) && !areSpecial) return null;
  return (
    <div className="mb-5 grid gap-3">
      {!isWhole(facts) && <AgreementFactsList facts={facts} />}
      {areSpecial && (
        <Notice tone="warning" title="Your own words speak of a sum, a share or the law">
          Where they differ from the key terms, the key terms prevail. To change those, change the agreement
          before you send it.
        </Notice>
      )}
    </div>
  );
}

/** What the parties typed beside the questions; an agreement from before key terms says itself which words prevail. */
function ownWordsOf({ content: { formData, edition } }: StatedAgreement): string {
  if (!formData || edition === null) return "";
  const ending = "terminationClause" in formData ? formData.terminationClause : "";
  return `${formData.additionalTerms}\n${ending}`;
}
