import type { DocumentType } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";

const addresses: Record<DocumentType, (id: string) => string> = {
  split_sheet: pathTo.editSplitSheet,
  producer_agreement: pathTo.editProducerAgreement,
  featured_artist_agreement: pathTo.editFeaturedArtistAgreement,
};

/** Where a document of this type is edited. */
export function editAddress({ id, type }: { id: string; type: DocumentType }): string {
  return addresses[type](id);
}
