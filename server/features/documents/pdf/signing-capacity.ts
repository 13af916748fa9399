import type { DocumentPdf, PdfSigner } from "#server/features/documents/pdf/document-pdf";
import { partyDetails, type DescribedParty } from "#shared/domain/agreement-choices";

/** As whom a party to an agreement signs, by its form, in the words in which it names its parties: "For Lake Music Ltd, by Grace Akinyi, director". Empty where it just signs. */
export function capacityOf({ type, content }: DocumentPdf, { role, name }: PdfSigner): string {
  if (type === "split_sheet" || !content.formData) return "";
  const prefix = prefixes[role];
  return prefix === undefined ? "" : described(partyDetails<string>(content.formData as never, prefix, name));
}

const prefixes: Record<string, string | undefined> = {
  Artist: "artist",
  Producer: "producer",
  "Primary Artist": "primaryArtist",
  "Featured Artist": "featuredArtist",
};

function described({ type, name, legalName, signatory }: DescribedParty): string {
  const legal = legalName === "" ? name : legalName;
  switch (type) {
    case "person":
      return legal === name ? "" : `${legal}, performing as ${name}`;
    case "minor":
      return `For ${legal}, by ${signatory}, as parent or guardian`;
    case "company":
      return `For ${legal}, by ${signatory}`;
    case "group":
      return signatory === "" ? "" : `For all members, by ${signatory}`;
  }
}
