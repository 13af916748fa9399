import { ChartPie, Copy, FilePenLine } from "lucide-react";
import type { DocumentSummary } from "#shared/contract/documents";
import { paths, pathTo } from "#shared/paths";

const copies = {
  producer_agreement: paths.producerAgreement,
  featured_artist_agreement: paths.featuredArtistAgreement,
};

/** What else can begin with a document of one's own: nothing of it is typed twice, and it stays as it is. */
export function nextSteps({ id, type, access }: Pick<DocumentSummary, "id" | "type" | "access">) {
  if (access !== "owner") return [];
  if (type === "split_sheet")
    return [
      { label: "Duplicate", href: pathTo.copyOfSplitSheet(id), icon: Copy },
      { label: "Make an agreement from this sheet", href: pathTo.agreementOfSheet(id), icon: FilePenLine },
    ];
  return [
    { label: "Duplicate", href: `${copies[type]}?copy=${id}`, icon: Copy },
    { label: "Make a split sheet from this", href: pathTo.splitSheetOfAgreement(id), icon: ChartPie },
  ];
}
