import type { Document, SheetDocument } from "#shared/contract/documents";

export function isSplitSheet(document: Document): document is SheetDocument {
  return document.type === "split_sheet";
}
