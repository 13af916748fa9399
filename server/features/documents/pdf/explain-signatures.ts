import type { SplitSheetState } from "#server/features/documents/pdf/split-sheet-state";
import type { SplitSheetPdf } from "#server/features/documents/pdf/split-sheet-pdf";
import { brand } from "#shared/brand";

/** Stands above the acknowledgements. */
export const acknowledgementsLead = "By signing, each person agrees:";

/** The same where the wording has changed between two signatures: who agreed to which is said at each name. */
export function acknowledgementsLeadOf(version: string): string {
  return `By signing, each person with wording ${version} agrees:`;
}

/** Who has signed and what signing here is: electronic signatures through personal links. */
export function explainSignatures(
  { fullySigned, signed, people }: SplitSheetState,
  { version, isCompleted }: Pick<SplitSheetPdf, "version" | "isCompleted">,
): string {
  if (isCompleted)
    return "The owner marked this document as complete without asking for signatures. Nobody has signed it.";
  if (fullySigned) {
    const everyone = people === 1 ? "The person named here" : `All ${people} people named here`;
    return (
      `${everyone} signed this document with an electronic signature: each opened a personal link sent to the e-mail ` +
      `address shown, read the document, agreed to it and signed. ${brand.name} recorded the signature id, the date and the time.`
    );
  }
  const progress = version
    ? `${signed} of ${people} people named here have signed.`
    : "This document has not been sent for signature yet.";
  return (
    `${progress} The document is signed with electronic signatures: each person opens a personal link sent to their e-mail address, ` +
    `reads the document, agrees to it and signs. ${brand.name} records the signature id, the date and the time.`
  );
}
