import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";
import { changeDocument } from "#client/features/documents/actions/change-document";
import { acceptDocument, refreshDocument } from "#client/features/documents/document-queries";

/** Locks a document, until its owner unlocks it. Repeating it changes nothing. */
export function useLockDocument(id: string) {
  const params = { id };
  return useMutationOnce({
    mutationFn: () =>
      changeDocument(
        id,
        () => call("PATCH /api/documents/{id}/lock", { params }),
        ({ status }) => status === "locked",
      ),
    meta: { error: { title: "Lock failed", fallback: "Unable to lock document. Please try again." } },
    onSuccess: (document) => {
      acceptDocument(document);
      toast({
        title: "Document locked",
        description: "Nobody can sign, change or delete it until you unlock it.",
        tone: "success",
      });
    },
    onError: () => refreshDocument(id),
  });
}
