import type { Person } from "#shared/contract/network";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";
import { refreshNetwork } from "#client/features/network/network-queries";

const AGAIN = "Please check your connection and try again.";

/** Neither of the two finds, asks or writes to the other any more. */
export function useBlock({ id, firstName }: Person) {
  return useMutationOnce({
    mutationFn: () => call("PUT /api/blocks/{id}", { params: { id } }),
    meta: { error: { title: `${firstName} could not be blocked`, fallback: AGAIN } },
    onSuccess: () =>
      toast({
        title: `${firstName} is blocked`,
        description: `Neither of you can find, ask or write to the other any more. ${firstName} is not told.`,
        tone: "success",
      }),
    onSettled: refreshAll,
  });
}

export function useUnblock({ id, firstName }: Person) {
  return useMutationOnce({
    mutationFn: () => call("DELETE /api/blocks/{id}", { params: { id } }),
    meta: { error: { title: "The block could not be lifted", fallback: AGAIN } },
    onSuccess: () => toast({ title: `${firstName} is not blocked any more`, tone: "success" }),
    onSettled: refreshAll,
  });
}

function refreshAll(): void {
  refreshNetwork("request", "requests", "people", "badge");
}
