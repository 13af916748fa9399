import { ApiError, fileUrl } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";

const ANSWERED_WITHIN_MS = 30_000;

/**
 * Has the browser itself save one's gathered data: it may be large, and a slow connection takes its time. Whether it is still
 * there is asked before, because a browser would show the refusal as a page.
 */
export function useDownloadExport(id: string) {
  return useMutationOnce({
    mutationFn: async () => {
      const address = fileUrl("GET /api/user/exports/{id}", { id });
      await ask(address);
      window.location.assign(address);
    },
    meta: {
      error: { fallback: "We could not reach the service. Please check your connection and try again." },
    },
  });
}

async function ask(address: string): Promise<void> {
  const enough = new AbortController();
  const timer = setTimeout(() => enough.abort(), ANSWERED_WITHIN_MS);
  try {
    const response = await fetch(address, { credentials: "include", signal: enough.signal });
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  } finally {
    clearTimeout(timer);
    enough.abort();
  }
}
