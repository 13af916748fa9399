import { wasSent } from "#shared/domain/document-status";
import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { isLoggedOut } from "#client/lib/session";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";
import { acceptDocument, signersQuery } from "#client/features/documents/document-queries";

/** The screen that sends; each has its own call and its own words. */
export type SendingScreen = "preview" | "dashboard";

export type Invitations = { signers: { name: string; email: string }[]; message: string };

/** Every signer is a mail to write: more than an ordinary call. */
const TIMEOUT_MS = 30_000;

const words = {
  preview: {
    sent: "Invitations sent",
    failed: "Failed to send invitations",
    advice: "Please try again or contact support",
  },
  dashboard: {
    sent: "Document sent",
    failed: "Send failed",
    advice: "Unable to send signing invitations. Please try again.",
  },
};

/** Sends a document to its signers. Repeating it, or losing the answer on the way, still sends once and ends well. */
export function useSendDocument(id: string, screen: SendingScreen) {
  return useMutationOnce({
    mutationFn: (invitations: Invitations) => sendOnce(id, screen, invitations),
    onSuccess: ({ document, collaborators }) => {
      acceptDocument(document);
      queryClient.setQueryData(signersQuery(id).queryKey, collaborators);
      toast({ title: words[screen].sent, tone: "success" });
    },
    onError: (error) => {
      if (isLoggedOut(error)) return;
      toast({
        title: words[screen].failed,
        description: messageOf(error, words[screen].advice),
        tone: "danger",
      });
    },
  });
}

async function sendOnce(id: string, screen: SendingScreen, { signers, message }: Invitations) {
  const params = { id };
  const body = { signers, emails: signers.map(({ email }) => email), message };
  const options = { timeoutMs: TIMEOUT_MS };
  try {
    return screen === "preview"
      ? await call(
          "POST /api/documents/{id}/invite",
          { params, body: { ...body, documentType: "split_sheet" } },
          options,
        )
      : await call("POST /api/documents/{id}/send-for-signing", { params, body }, options);
  } catch (error) {
    const sent = mayHaveBeenSent(error) ? await findSent(id) : null;
    if (sent) return sent;
    throw error;
  }
}

/** No answer, or the answer that it is no draft any more. */
function mayHaveBeenSent(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === "document_not_draft";
}

async function findSent(id: string) {
  const params = { id };
  const document = await call("GET /api/documents/{id}", { params }).catch(() => null);
  if (!document || !wasSent(document.status)) return null;
  return { document, collaborators: await call("GET /api/documents/{id}/collaborators", { params }) };
}
