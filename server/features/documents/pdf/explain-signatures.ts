import type { PdfRecord } from "#server/features/documents/pdf/document-pdf";
import type { SigningState } from "#server/features/documents/pdf/signing-state";
import { brand } from "#shared/brand";
import { throughLabel } from "#shared/domain/signature-ways";
import { identitiesUnchecked, recordOfASignature } from "#shared/wordings/record-of-a-signature";

/** Stands above the acknowledgements. */
export const acknowledgementsLead = "By signing, each person agrees:";

/** The same where the wording has changed between two signatures: who agreed to which is said at each name. */
export function acknowledgementsLeadOf(version: string): string {
  return `By signing, each person with wording ${version} agrees:`;
}

const everyones: Record<number, string> = { 1: "The person named here", 2: "Both people named here" };

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Who has signed and through what: as it was recorded, and nothing more. */
export function explainSignatures(
  { fullySigned, signed, people }: SigningState,
  { version, isCompleted, signers }: Pick<PdfRecord, "version" | "isCompleted" | "signers">,
): string {
  if (isCompleted)
    return "The owner marked this document as complete without asking for signatures. Nobody has signed it.";
  if (people === 0) return "This document does not name anybody who signs it.";
  if (fullySigned) {
    const everyone = everyones[people] ?? `All ${people} people named here`;
    const ways = [...new Set(signers.flatMap(({ way, device }) => throughLabel({ way, device }) ?? []))];
    return (
      `${everyone} signed this document with an electronic signature, ${ways.length > 1 ? `each through ${either.format(ways)}` : `through ${ways.join("")}`}. ` +
      `${brand.name} recorded of each ${recordOfASignature}. ${identitiesUnchecked}`
    );
  }
  if (version?.endedAt)
    return `${signed} of ${people} people named here had signed this version when it was withdrawn. It is not in force, and nobody can sign it any more.`;
  const progress = version
    ? `${signed} of ${people} people named here ${signed === 1 ? "has" : "have"} signed.`
    : "This document has not been sent for signature yet.";
  return (
    `${progress} The document is signed with electronic signatures: each person signs on a page that they come to by a link or a code ` +
    `sent to the address or number the sender gave, or by an account that has confirmed it. ${brand.name} records of each signature ${recordOfASignature}. ${identitiesUnchecked}`
  );
}
