import { ApiError, call } from "#client/lib/call";
import {
  consentStatusQuery,
  readConsentStatus,
  refreshAll,
  type Purpose,
} from "#client/features/consent/consent-queries";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

const cancelRows = {
  deletion: "POST /api/documents/{id}/cancel-deletion",
  amendment: "POST /api/documents/{id}/cancel-unlock",
} as const;

const cancelled = {
  deletion: "Deletion request cancelled",
  amendment: "Unlock request cancelled",
};

/** Takes a request back. Repeating it, or losing the answer on the way, ends well all the same. */
export function useCancelRequest(purpose: Purpose, documentId: string, onCancelled: () => void) {
  return useMutationOnce({
    mutationFn: () => cancelOnce(purpose, documentId),
    meta: {
      error: {
        title: "Failed to cancel the request",
        fallback: "The request could not be cancelled. Please try again.",
      },
    },
    onSuccess: (status) => {
      queryClient.setQueryData(consentStatusQuery(purpose, documentId).queryKey, status);
      refreshAll(documentId);
      toast({ title: cancelled[purpose], description: "Everybody has been told.", tone: "success" });
      onCancelled();
    },
    onError: () => refreshAll(documentId),
  });
}

async function cancelOnce(purpose: Purpose, documentId: string) {
  try {
    return await call(cancelRows[purpose], { params: { id: documentId } });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.code !== "consent_not_open") throw error;
    const status = await readConsentStatus(purpose, documentId).catch(() => null);
    if (status?.hasRequest && status.status === "cancelled") return status;
    throw error;
  }
}
