import type { Person } from "#shared/contract/network";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { isLoggedOut } from "#client/lib/session";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";
import { refreshNetwork } from "#client/features/network/network-queries";

const AGAIN = "Please check your connection and try again.";

/** Neither of the two finds, asks or writes to the other any more. */
export function useBlock({ id, firstName }: Person, onBlocked: () => void) {
  return useMutationOnce({
    mutationFn: () => call("PUT /api/blocks/{id}", { params: { id } }),
    onSuccess: () => {
      toast({ title: `${firstName} is blocked`, tone: "success" });
      onBlocked();
    },
    onError: (error) => {
      if (isLoggedOut(error)) return;
      toast({
        title: `${firstName} could not be blocked`,
        description: messageOf(error, AGAIN),
        tone: "danger",
      });
    },
    onSettled: refreshAll,
  });
}

export function useUnblock({ id, firstName }: Person) {
  return useMutationOnce({
    mutationFn: () => call("DELETE /api/blocks/{id}", { params: { id } }),
    onSuccess: () => toast({ title: `${firstName} is not blocked any more`, tone: "success" }),
    onError: (error) => {
      if (isLoggedOut(error)) return;
      toast({ title: "The block could not be lifted", description: messageOf(error, AGAIN), tone: "danger" });
    },
    onSettled: refreshAll,
  });
}

function refreshAll(): void {
  refreshNetwork("request", "requests", "people", "badge");
}
