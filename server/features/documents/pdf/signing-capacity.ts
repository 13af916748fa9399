import type { DocumentPdf, PdfSigner } from "#server/features/documents/pdf/document-pdf";
import { actingLabel } from "#shared/domain/acting";
import type { DescribedParty } from "#shared/domain/agreements/agreement-choices";
import { partyOf, signatoryOf } from "#shared/domain/parties";

/** As whom somebody signs: by the form of an agreement, in the words in which it names its parties, and who has signed in their place. Empty where they just sign. */
export function capacityOf(document: DocumentPdf, signer: PdfSigner): string[] {
  const party = partyOf(document, signer);
  const said = party ? described(party) : "";
  const { name, acting } = signer;
  return [
    ...(said === "" ? [] : [said]),
    ...(acting && acting.basis !== "text"
      ? [
          `For ${name}, by ${actingLabel(acting)}${acting.basis === "named" ? ", whom they named" : ""}${acting.assents ? ", agreeing to what is signed for them" : ""}`,
        ]
      : []),
  ];
}

/** Whose hand it is: whoever signs in somebody's place, and else they themselves. */
export function signsIt(document: DocumentPdf, signer: PdfSigner): string {
  if (signer.signedAt) return signer.acting?.name ?? signer.name;
  return signer.acting?.name ?? (signer.leaving ? null : signatoryOf(document, signer))?.name ?? signer.name;
}

function described({ type, name, legalName, registration, signatory }: DescribedParty): string {
  const legal = legalName === "" ? name : legalName;
  const called = legal === name ? name : `${legal} (${name})`;
  switch (type) {
    case "person":
      return legal === name ? "" : `${legal}, performing as ${name}`;
    case "minor":
      return `For ${called}, who is under 18, by ${signatory}, as parent or guardian`;
    case "company":
      return `For ${called}${registration === "" ? "" : ` (${registration})`}, by ${signatory}`;
    case "group":
      return signatory === "" ? "" : `For all members of ${name}, by ${signatory}`;
  }
}
