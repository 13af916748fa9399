import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { getJson } from "#client/lib/call";
import { leaveIfLoggedOut } from "#client/lib/session";

/** Nothing refetches or retries by itself: a screen asks again when something changed. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveIfLoggedOut }),
  mutationCache: new MutationCache({ onError: leaveIfLoggedOut }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey: [url], signal }) => getJson(String(url), signal),
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      // A request without a connection fails at once and says so, instead of waiting silently.
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
