import { useLocation } from "wouter";
import type { CollaborationRequest } from "#shared/contract/network";
import { pathTo } from "#shared/paths";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";
import { refreshNetwork } from "#client/features/network/network-queries";

/** Accepts a request and leads to the conversation, or declines it. */
export function useAnswerRequest({ id, sender }: CollaborationRequest) {
  const [, navigate] = useLocation();
  return useMutationOnce({
    mutationFn: (status: "accepted" | "declined") =>
      call("PATCH /api/collaboration-requests/{id}", { params: { id }, body: { status } }),
    meta: {
      error: { title: "Failed to update request", fallback: "Please check your connection and try again." },
    },
    onSuccess: ({ status }) => {
      if (status === "accepted") navigate(pathTo.collaboration(id));
      toast(
        status === "accepted"
          ? {
              title: "Request accepted",
              description: `You and ${sender.firstName} can write to each other now.`,
              tone: "success",
            }
          : { title: "Request declined", tone: "success" },
      );
    },
    onSettled: () => refreshNetwork("requests", "request", "people", "badge"),
  });
}
