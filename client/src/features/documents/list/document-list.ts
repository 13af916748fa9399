import type { DocumentSummary } from "#shared/contract/documents";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { foldText } from "#client/features/documents/list/fold-text";
import type {
  DocumentListFilters,
  DocumentSort,
} from "#client/features/documents/list/document-list-filters";

/** A document with what searching and sorting ask of it, worked out once a load and not once a key. */
export type IndexedDocument = { document: DocumentSummary; searched: string; createdAt: number };

export function indexDocuments(documents: readonly DocumentSummary[]): IndexedDocument[] {
  return documents.map((document) => ({
    document,
    searched: foldText(`${document.title} ${documentTypeLabels[document.type]}`),
    createdAt: Date.parse(document.createdAt),
  }));
}

// Numbers in titles sort as numbers ("Take 2" before "Take 10"); accents and case only break ties.
const collator = new Intl.Collator("en", { numeric: true });

const newestFirst = (a: IndexedDocument, b: IndexedDocument) => b.createdAt - a.createdAt;

const orders: Record<DocumentSort, (a: IndexedDocument, b: IndexedDocument) => number> = {
  newest: newestFirst,
  oldest: (a, b) => a.createdAt - b.createdAt,
  // As the titles are shown: without the type before them.
  title: (a, b) => collator.compare(shortTitle(a.document), shortTitle(b.document)) || newestFirst(a, b),
  type: (a, b) =>
    collator.compare(documentTypeLabels[a.document.type], documentTypeLabels[b.document.type]) ||
    newestFirst(a, b),
};

export function sortDocuments(documents: readonly IndexedDocument[], sort: DocumentSort): IndexedDocument[] {
  return documents.toSorted(orders[sort]);
}

/** Every word of the search must occur in the title or the type label; case and accents do not matter. */
export function filterDocuments(
  documents: readonly IndexedDocument[],
  { search, status, type }: Pick<DocumentListFilters, "search" | "status" | "type">,
): IndexedDocument[] {
  const words = foldText(search).split(" ").filter(Boolean);
  return documents.filter(
    ({ document, searched }) =>
      (status === "all" || document.status === status) &&
      (type === "all" || document.type === type) &&
      words.every((word) => searched.includes(word)),
  );
}

const PAGE_SIZE = 12;

/** One page of a list. A page that no longer exists becomes the last one; `first` and `last` count from 1. */
export function pageOf<T>(items: readonly T[], page: number) {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * PAGE_SIZE;
  const shown = items.slice(start, start + PAGE_SIZE);
  return {
    shown,
    page: current,
    pages,
    first: items.length === 0 ? 0 : start + 1,
    last: start + shown.length,
  };
}

/** Why the list is empty, naming only what was used to narrow it down. */
export function noMatchLine({
  search,
  status,
  type,
}: Pick<DocumentListFilters, "search" | "status" | "type">) {
  const words = search.trim();
  const choices = [status !== "all" && "status", type !== "all" && "type"].filter(Boolean).join(" and ");
  if (choices === "") return `No document has “${words}” in its title or type.`;
  if (words === "") return `No document has the ${choices} you chose.`;
  return `No document with the ${choices} you chose has “${words}” in its title or type.`;
}

/** '3 of 40 documents' */
export function countLine(matching: number, all: number): string {
  return `${matching} of ${all} ${all === 1 ? "document" : "documents"}`;
}

/** 'Showing 13-24 of 40 documents'; of a page with one, 'Showing 13 of 13 documents' */
export function rangeLine({ first, last }: { first: number; last: number }, matching: number): string {
  const shown = first === last ? `${last}` : `${first}-${last}`;
  return `Showing ${shown} of ${matching} ${matching === 1 ? "document" : "documents"}`;
}
