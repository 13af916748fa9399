import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { getJson } from "#client/lib/call";
import { leaveIfLoggedOut } from "#client/lib/session";
import { tellError, type NoticeOfError } from "#client/lib/tell-error";

declare module "@tanstack/react-query" {
  interface Register {
    /** `error` is what the mutation cache tells when the mutation fails. */
    mutationMeta: { error: NoticeOfError };
  }
}

/** Nothing refetches or retries by itself: a screen asks again when something changed. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveIfLoggedOut }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => tellError(error, meta?.error),
  }),
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
