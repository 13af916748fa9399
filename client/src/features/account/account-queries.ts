import { queryOptions } from "@tanstack/react-query";
import type { User } from "#shared/contract/auth";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { userQuery } from "#client/lib/use-user";

// Another device or window may have changed each of them.
const staleTime = 0;

export const settingsQuery = queryOptions({
  queryKey: ["/api/user/settings"],
  queryFn: ({ signal }) => call("GET /api/user/settings", {}, { signal }),
  staleTime,
});

export const twoFactorQuery = queryOptions({
  queryKey: ["/api/user/two-factor"],
  queryFn: ({ signal }) => call("GET /api/user/two-factor", {}, { signal }),
  staleTime,
});

export const sessionsQuery = queryOptions({
  queryKey: ["/api/user/sessions"],
  queryFn: ({ signal }) => call("GET /api/user/sessions", {}, { signal }),
  staleTime,
});

/** The account as the answer to a change tells it, wherever it is shown. */
export function showUser(changes: Partial<User>): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...changes });
}

/** Signing in takes a code from now on, which ends the other sessions; or it does not any more. */
export function secondFactorChanged(): void {
  void queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
}
