import type { DocumentSummary } from "#shared/contract/documents";

/** A sheet of another song can be begun with the people of this one. */
export function canBeginLike({ type, access }: Pick<DocumentSummary, "type" | "access">): boolean {
  return type === "split_sheet" && access === "owner";
}
