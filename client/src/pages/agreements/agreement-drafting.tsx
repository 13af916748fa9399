import { useLocation } from "wouter";
import {
  agreementPlaces,
  continuePlace,
  previewPlace,
  DraftingPanel,
  type Commission,
  useDrafting,
  type FieldTexts,
} from "#client/features/agreements/index";
import { acceptDocument } from "#client/features/documents/index";
import { paymentChanged } from "#client/features/payments/index";
import type { FlowStepProps } from "#client/pages/agreements/flow-step-props";

type AgreementDraftingProps<Fields extends FieldTexts> = {
  commission: Commission;
  editor: FlowStepProps<Fields>["editor"];
};

/** Has the agreement drafted that was paid for, and leads to it. */
export function AgreementDrafting<Fields extends FieldTexts>({
  commission,
  editor: { forget, showIssues },
}: AgreementDraftingProps<Fields>) {
  const { type, paymentId } = commission;
  const [, navigate] = useLocation();
  const drafting = useDrafting(commission, (outcome) => {
    if (outcome.is === "invalid") {
      showIssues(outcome.issues);
      return navigate(continuePlace(type, paymentId), { replace: true });
    }
    if (outcome.document) acceptDocument(outcome.document);
    forget(paymentId);
    void paymentChanged(paymentId);
    navigate(previewPlace(agreementPlaces[type], outcome.documentId), { replace: true });
  });
  return <DraftingPanel commission={commission} drafting={drafting} />;
}
