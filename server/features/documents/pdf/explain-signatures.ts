import type { PdfRecord } from "#server/features/documents/pdf/document-pdf";
import type { SigningState } from "#server/features/documents/pdf/signing-state";
import { brand } from "#shared/brand";
import { numberInWords } from "#shared/domain/money";
import { commonThrough } from "#shared/domain/signature-ways";
import { identitiesUnchecked, recordOfASignature } from "#shared/wordings/record-of-a-signature";

/** Stands above the acknowledgements. */
export const acknowledgementsLead = "By signing, each person agrees:";

/** The same where not everybody signs the same wording. */
export function acknowledgementsLeadOf(names: readonly string[]): string {
  return `By signing, ${everybody.format(names)} ${names.length === 1 ? "agrees" : "agree"}:`;
}

/** Of those who signed by requests that named no wording. */
export function signedWithoutWording(names: readonly string[]): string {
  const requests = names.length === 1 ? "The request" : "Their requests";
  return `${everybody.format(names)} signed the text of this document. ${requests} named no wording at the button, so that none is told here.`;
}

const everybody = new Intl.ListFormat("en-GB");

/** Who has signed and through what: as it was recorded, and nothing more. */
export function explainSignatures(
  { fullySigned, signed, people }: SigningState,
  { version, isCompleted, signers }: Pick<PdfRecord, "version" | "isCompleted" | "signers">,
): string {
  if (isCompleted)
    return "The owner marked this document as complete without asking for signatures. Nobody has signed it.";
  if (people === 0) return "This document does not name anybody who signs it.";
  if (fullySigned) {
    const way = commonThrough(signers);
    // Of several ways each is told beside its name.
    const through = way ? `, ${people > 1 ? "each " : ""}through ${way}` : "";
    return (
      `This document was signed with ${signatures(people)}${through}. ` +
      `For ${people > 1 ? "each" : "it"} ${brand.name} recorded ${recordOfASignature}. ${identitiesUnchecked}`
    );
  }
  if (version?.endedAt)
    return `${signed} of ${people} signatures had been given when this version was withdrawn. It is not in force, and nobody can sign it any more.`;
  const progress = version
    ? `${signed} of ${people} signatures ${signed === 1 ? "has" : "have"} been given.`
    : "This document has not been sent for signature yet.";
  return (
    `${progress} The document is signed with electronic signatures: each person signs on a page that they come to by a link or a code ` +
    `sent to the address or number the sender gave, or by an account that has confirmed it. ${brand.name} records of each signature ${recordOfASignature}. ${identitiesUnchecked}`
  );
}

/** "two electronic signatures": whoever is named may have somebody else sign for them. */
function signatures(count: number): string {
  return `${numberInWords(count).toLowerCase()} electronic ${count === 1 ? "signature" : "signatures"}`;
}
