import {
  documentPlaces,
  documentSorts,
  type DocumentPlace,
  type DocumentSort,
} from "#shared/domain/dashboard";
import {
  documentStatuses,
  documentTypes,
  type DocumentStatus,
  type DocumentType,
} from "#shared/domain/document-status";

export type DocumentListFilters = {
  search: string;
  part: DocumentPlace | "all";
  status: DocumentStatus | "all";
  type: DocumentType | "all";
  /** Its id. */
  label: string;
  sort: DocumentSort;
  page: number;
};

export const noFilters: DocumentListFilters = {
  search: "",
  part: "all",
  status: "all",
  type: "all",
  label: "all",
  sort: "newest",
  page: 1,
};

function oneOf<const T extends string>(allowed: readonly T[], text: string | null): T | undefined {
  return allowed.find((value) => value === text);
}

/** Reads the filters from a page address; what makes no sense there is as if it were not given. */
export function readFilters(query: string): DocumentListFilters {
  const given = new URLSearchParams(query);
  const page = Number(given.get("page"));
  return {
    search: given.get("q") ?? noFilters.search,
    part: oneOf(documentPlaces, given.get("part")) ?? noFilters.part,
    status: oneOf(documentStatuses, given.get("status")) ?? noFilters.status,
    type: oneOf(documentTypes, given.get("type")) ?? noFilters.type,
    label: given.get("label") || noFilters.label,
    sort: oneOf(documentSorts, given.get("sort")) ?? noFilters.sort,
    page: Number.isInteger(page) && page > 0 ? page : noFilters.page,
  };
}

/** The query of a page address (with its `?`), naming only what differs from the start. */
export function writeFilters(filters: DocumentListFilters): string {
  const query = new URLSearchParams();
  if (filters.search !== noFilters.search) query.set("q", filters.search);
  for (const key of ["part", "status", "type", "label", "sort", "page"] as const) {
    if (filters[key] !== noFilters[key]) query.set(key, String(filters[key]));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Any change besides turning the page starts again at page 1. */
export function changeFilters(
  filters: DocumentListFilters,
  change: Partial<DocumentListFilters>,
): DocumentListFilters {
  return { ...filters, page: 1, ...change };
}

/** Whether fewer documents than all may show; the order of them is no filter. */
export function isFiltered({ search, part, status, type, label }: DocumentListFilters): boolean {
  return search.trim() !== "" || [part, status, type, label].some((choice) => choice !== "all");
}

/** Whether somebody looks for something: then a list shows, and otherwise what waits for whom. */
export function isLookingFor(filters: DocumentListFilters): boolean {
  return isFiltered(filters) || filters.sort !== noFilters.sort || filters.page !== noFilters.page;
}
