import type { PdfRecord } from "#server/features/documents/pdf/document-pdf";
import type { SigningState } from "#server/features/documents/pdf/signing-state";
import { brand } from "#shared/brand";

/** Stands above the acknowledgements. */
export const acknowledgementsLead = "By signing, each person agrees:";

/** The same where the wording has changed between two signatures: who agreed to which is said at each name. */
export function acknowledgementsLeadOf(version: string): string {
  return `By signing, each person with wording ${version} agrees:`;
}

const everyones: Record<number, string> = { 1: "The person named here", 2: "Both people named here" };

/** Who has signed and what signing here is: electronic signatures through personal links. */
export function explainSignatures(
  { fullySigned, signed, people }: SigningState,
  { version, isCompleted }: Pick<PdfRecord, "version" | "isCompleted">,
): string {
  if (isCompleted)
    return "The owner marked this document as complete without asking for signatures. Nobody has signed it.";
  if (people === 0) return "This document does not name anybody who signs it.";
  if (fullySigned) {
    const everyone = everyones[people] ?? `All ${people} people named here`;
    return (
      `${everyone} signed this document with an electronic signature: each opened a personal link sent to the e-mail ` +
      `address shown, read the document, agreed to it and signed. ${brand.name} recorded the signature id, the date and the time.`
    );
  }
  if (version?.endedAt)
    return `${signed} of ${people} people named here had signed this version when it was withdrawn. It is not in force, and nobody can sign it any more.`;
  const progress = version
    ? `${signed} of ${people} people named here ${signed === 1 ? "has" : "have"} signed.`
    : "This document has not been sent for signature yet.";
  return (
    `${progress} The document is signed with electronic signatures: each person opens a personal link sent to their e-mail address, ` +
    `reads the document, agrees to it and signs. ${brand.name} records the signature id, the date and the time.`
  );
}
