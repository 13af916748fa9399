import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { DocumentListFilters } from "#client/features/documents/list/document-list-filters";

type DashboardPage = ResponseBody<Contract["GET /api/dashboard/documents"]>;

/** Why the list is empty, naming only what was used to narrow it down. */
export function noMatchLine({
  search,
  part,
  status,
  type,
  label,
}: Pick<DocumentListFilters, "search" | "part" | "status" | "type" | "label">) {
  const words = search.trim();
  const choices = Object.entries({ place: part, status, type, label })
    .filter(([, choice]) => choice !== "all")
    .map(([name]) => name)
    .join(" and ");
  if (choices === "") return `No document has “${words}” in its title, type, artist or people.`;
  if (words === "") return `No document has the ${choices} you chose.`;
  return `No document with the ${choices} you chose has “${words}” in its title, type, artist or people.`;
}

/** '10,000' */
export const inThousands = (count: number): string => count.toLocaleString("en-GB");

/** '3 of 40 documents' */
export function countLine(matching: number, all: number): string {
  return `${inThousands(matching)} of ${inThousands(all)} ${all === 1 ? "document" : "documents"}`;
}

/** 'Showing 13-24 of 40 documents'; of a page with one, 'Showing 13 of 13 documents' */
export function rangeLine({
  page,
  pageSize,
  items,
  total: matching,
}: Pick<DashboardPage, "page" | "pageSize" | "items" | "total">): string {
  const first = (page - 1) * pageSize + 1;
  const last = first + items.length - 1;
  const shown = first === last ? inThousands(last) : `${inThousands(first)}-${inThousands(last)}`;
  return `Showing ${shown} of ${inThousands(matching)} ${matching === 1 ? "document" : "documents"}`;
}
