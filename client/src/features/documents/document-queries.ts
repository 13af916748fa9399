import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";

/** One document with its content. */
export function documentQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id],
    queryFn: ({ signal }) => call("GET /api/documents/{id}", { params: { id } }, { signal }),
  });
}

/** Its signers; before it is sent, the people of the sheet. */
export function signersQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id, "collaborators"],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/collaborators", { params: { id } }, { signal }),
  });
}
