import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

/** A page of the caller's contacts, by name. */
export function contactsQuery(search: string, page: number) {
  return queryOptions({
    queryKey: ["contacts", "list", search, page],
    queryFn: ({ signal }) => call("GET /api/contacts", { query: { search, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** Those whose names begin so, used last first: to be offered while somebody types. */
export function contactOffersQuery(search: string) {
  return queryOptions({
    queryKey: ["contacts", "offers", search],
    queryFn: ({ signal }) => call("GET /api/contacts", { query: { search, order: "recent" } }, { signal }),
    staleTime: 30_000,
    // Who types on without an offer misses nothing.
    retry: false,
  });
}

export const contactSetsQuery = queryOptions({
  queryKey: ["contacts", "sets"],
  queryFn: ({ signal }) => call("GET /api/contact-sets", {}, { signal }),
  staleTime: 30_000,
});

export const refreshContacts = () => queryClient.invalidateQueries({ queryKey: ["contacts"] });
