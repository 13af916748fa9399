import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { Filters } from "#client/features/network/discovery/discovery-filters";

/** A page of the people who fit. */
export function peopleQuery(filters: Filters) {
  return queryOptions({
    queryKey: ["network", "people", filters],
    queryFn: ({ signal }) => call("GET /api/collaborators", { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Somebody's published profile, or null where there is none. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: ["network", "people", "one", id],
    queryFn: ({ signal }) =>
      call("GET /api/collaborators/{id}", { params: { id } }, { signal }).catch(nullWhereMissing),
    staleTime: 30_000,
  });
}

/** Every request one has sent or received. */
export const requestsQuery = queryOptions({
  queryKey: ["network", "requests"],
  queryFn: ({ signal }) => call("GET /api/collaboration-requests", {}, { signal }),
  staleTime: 10_000,
});

/** One request, or null where there is none. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: ["network", "request", id],
    queryFn: ({ signal }) =>
      call("GET /api/collaboration-requests/{id}", { params: { id } }, { signal }).catch(nullWhereMissing),
    staleTime: 10_000,
  });
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** The parts of what is known of the network. */
export type NetworkPart = "people" | "requests" | "request" | "messages" | "badge";

/** What is on the screen of it is asked again, the rest when it is shown. */
export function refreshNetwork(...parts: readonly NetworkPart[]): void {
  for (const part of parts) void queryClient.invalidateQueries({ queryKey: ["network", part] });
}
