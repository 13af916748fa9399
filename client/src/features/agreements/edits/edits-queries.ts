import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";

/** The saved texts of an agreement, newest first. */
export function editsQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id, "edits"],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/edits", { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** One saved text; it never changes. */
export function editQuery(id: string, number: number) {
  return queryOptions({
    queryKey: ["/api/documents", id, "edits", number],
    queryFn: ({ signal }) =>
      call("GET /api/documents/{id}/edits/{number}", { params: { id, number: String(number) } }, { signal }),
  });
}
