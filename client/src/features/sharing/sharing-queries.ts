import { queryOptions } from "@tanstack/react-query";
import { documentQuery } from "#client/features/documents/index";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

/** The links of one's own document that are good. */
export function sharedViewsQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id, "shared-views"],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/shared-views", { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** What the holder of a link sees; asked for again when they come back, as it may have been taken back. */
export function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ["/api/shared", token],
    queryFn: ({ signal }) => call("GET /api/shared/{token}", { params: { token } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The history tells of each link. */
export async function refreshSharedViews(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey });
}
