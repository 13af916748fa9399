import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

const AGAIN_EVERY_MS = 60_000;

export const noticesQuery = infiniteQueryOptions({
  queryKey: ["notices", "list"],
  queryFn: ({ pageParam, signal }) =>
    call("GET /api/notices", { query: pageParam === "" ? {} : { before: pageParam } }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

const unreadKey = ["notices", "unread"];

/** It asks by itself, so it never complains: a number that could not be asked for stays as it was. */
export const unreadNoticesQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: ({ signal }) =>
    call("GET /api/unread-notice-count", {}, { signal }).then(
      ({ count }) => count,
      () => queryClient.getQueryData<number>(unreadKey) ?? 0,
    ),
  // What happens comes by the open stream; where there is none, this is when.
  refetchInterval: AGAIN_EVERY_MS,
});

/** Something was told, or read. */
export function refreshNotices(): void {
  void queryClient.invalidateQueries({ queryKey: ["notices"] });
}
