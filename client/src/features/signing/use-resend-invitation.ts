import { useQueryClient } from "@tanstack/react-query";
import { refreshLists } from "#client/features/documents/index";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** Mails a new link to one signer, or to everyone who has not signed. The variable is the signer's id, or null for all. */
export function useResendInvitation(documentId: string) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: (collaboratorId: string | null) =>
      call("POST /api/documents/{id}/resend-invitation", {
        params: { id: documentId },
        body: collaboratorId === null ? {} : { collaboratorId },
      }),
    meta: {
      error: {
        title: "Failed to resend invitation",
        fallback: "The invitation could not be sent. Please try again.",
      },
    },
    onSuccess: ({ collaborators }) => {
      const [first, ...others] = collaborators.map(({ email }) => email);
      const description =
        others.length === 0 ? `Sent to ${first}` : `Sent to ${first} and ${others.length} more`;
      toast({ title: "Invitation resent", description, tone: "success" });
      void client.invalidateQueries({ queryKey: ["/api/documents", documentId] });
      refreshLists();
    },
  });
}
