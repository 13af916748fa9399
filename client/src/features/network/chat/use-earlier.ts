import { useMutationOnce } from "#client/lib/use-mutation-once";
import { loadEarlier } from "#client/features/network/chat/conversation-cache";

/** Fetches what comes before, a piece at a time. */
export function useEarlier(requestId: string, hasEarlier: boolean) {
  const { mutate, isError } = useMutationOnce({
    mutationFn: () => loadEarlier(requestId),
    meta: { error: null },
  });
  return {
    hasEarlier,
    hasFailed: isError,
    load: () => {
      if (hasEarlier) mutate();
    },
  };
}
