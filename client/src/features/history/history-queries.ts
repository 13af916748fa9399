import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import type { Document } from "#shared/contract/documents";

/** Everything that happened to a document; asked for anew whenever the document has changed. */
export function historyQuery({ id, updatedAt }: Pick<Document, "id" | "updatedAt">) {
  return queryOptions({
    queryKey: ["/api/documents", id, "history", updatedAt],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/history", { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** One version as it was sent; it never changes. */
export function versionQuery(id: string, number: number) {
  return queryOptions({
    queryKey: ["/api/documents", id, "versions", number],
    queryFn: ({ signal }) =>
      call(
        "GET /api/documents/{id}/versions/{number}",
        { params: { id, number: String(number) } },
        { signal },
      ),
  });
}
