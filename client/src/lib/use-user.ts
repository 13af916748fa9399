import { queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#shared/contract/auth";
import { ApiError, call } from "#client/lib/call";
import { readStored, removeStored, writeStored } from "#client/lib/device-storage";
import { leaveIfHandedOver } from "#client/lib/session";
import { queryClient } from "#client/lib/query-client";
import { GUEST_TIMING } from "#shared/paths";

const MINUTE_MS = 60_000;

export const userQuery = queryOptions({
  queryKey: ["/api/user"],
  queryFn: ({ signal }) => fetchUser(signal),
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
  // Every part of the frame asks who is here: none of them may send a service that is down back to "loading".
  retryOnMount: false,
});

/** Whether the page came without a session, and nobody has signed in here since. */
let isGuest =
  "performance" in globalThis &&
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).some(({ serverTiming }) =>
    serverTiming?.some(({ name }) => name === GUEST_TIMING),
  );

/** The signed-in user; a 401 is the answer "nobody". Of a guest nothing is asked. */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  if (isGuest && rememberedId() === null) return null;
  try {
    const user = await call("GET /api/user", {}, { signal });
    rememberUser(user);
    return user;
  } catch (error) {
    // The page goes on to where the device is taken back, and shows nothing meanwhile.
    if (leaveIfHandedOver(error)) return new Promise<never>(() => undefined);
    if (!(error instanceof ApiError && error.status === 401)) {
      if (!signal.aborted) console.warn("The API is unavailable", error);
      throw error;
    }
    rememberUser(null);
    return null;
  }
}

/** The device is somebody else's for a while: every other tab shows what a device shows that was handed over. */
export function forgetWhoIsHere(): void {
  rememberUser(null);
}

const SIGNED_IN = "sahihi.signed-in";

/** Only a hint: without it a signed-in person sees the landing page for a moment. */
function rememberUser(user: User | null): void {
  if (user) writeStored("localStorage", SIGNED_IN, user.id);
  else removeStored("localStorage", SIGNED_IN);
}

function rememberedId(): string | null {
  return readStored("localStorage", SIGNED_IN) ?? null;
}

/** Whether somebody was signed in here last time: a hint what to show until the server has answered. */
export function wasSignedIn(): boolean {
  return rememberedId() !== null;
}

/** Whoever signs in or out in one tab does so in all: none may go on, or come back, in the name of the one before. */
export function followSignIns(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === SIGNED_IN) reloadForSomebodyElse();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reloadForSomebodyElse();
  });
}

function reloadForSomebodyElse(): void {
  const known = queryClient.getQueryData(userQuery.queryKey);
  // A page that never asked who is here, such as the signing page, shows nothing of anybody.
  if (known !== undefined && (known?.id ?? null) !== rememberedId()) window.location.reload();
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
  isGuest = false;
  await queryClient.refetchQueries({ queryKey: userQuery.queryKey });
}

/** Takes the user that a sign-in answered, sparing another request. What was read in the name of somebody before is forgotten. */
export function acceptUser(user: User): void {
  rememberUser(user);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
  queryClient.setQueryData(userQuery.queryKey, user);
}
