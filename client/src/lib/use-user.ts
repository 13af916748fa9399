import { queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#shared/contract/auth";
import { ApiError, call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

const MINUTE_MS = 60_000;

const userQuery = queryOptions({
  queryKey: ["/api/user"],
  queryFn: ({ signal }) => fetchUser(signal),
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
});

/** The signed-in user; a 401 is the answer "nobody". */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call("GET /api/user", {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export type UserState = "loading" | "signed-in" | "signed-out" | "unavailable";

/** Who is here. `unavailable`: the API did not answer, so nobody can be signed in. */
export function useUser(): { user: User | null; state: UserState } {
  const { data, isError, isPending } = useQuery(userQuery);
  if (isError) return { user: null, state: "unavailable" };
  if (isPending) return { user: null, state: "loading" };
  return { user: data, state: data ? "signed-in" : "signed-out" };
}

/** Asks the server again who is signed in. */
export async function refreshUser(): Promise<void> {
  await queryClient.refetchQueries({ queryKey: userQuery.queryKey });
}
