import { wasSent, type DocumentType } from "#shared/domain/document-status";
import { ApiError, call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";
import type { Invitations } from "#client/features/documents/actions/invitation-emails";
import {
  acceptDocument,
  documentsQuery,
  refreshLists,
  signersQuery,
} from "#client/features/documents/document-queries";

/** The screen that sends; each has its own call and its own words. */
export type SendingScreen = "preview" | "dashboard";

/** What is sent, and the revision of it that the sender has seen. */
type Sending = Invitations & { revision: number };

type Sent = { id: string; type: DocumentType };

/** Every signer is a mail to write: more than an ordinary call. */
const TIMEOUT_MS = 30_000;

const words = {
  preview: {
    sent: "Invitations sent",
    failed: { title: "Failed to send invitations", fallback: "Please try again or contact support" },
  },
  dashboard: {
    sent: "Document sent",
    failed: { title: "Send failed", fallback: "Unable to send signing invitations. Please try again." },
  },
};

/** Sends a document to its signers. Repeating it, or losing the answer on the way, still sends once and ends well. */
export function useSendDocument({ id, type }: Sent, screen: SendingScreen) {
  return useMutationOnce({
    mutationFn: (sending: Sending) => sendOnce({ id, type }, screen, sending),
    // That the document has moved on is told by the dialog.
    meta: { error: (error) => (hasMovedOn(error) ? null : words[screen].failed) },
    onSuccess: ({ document, collaborators }) => {
      acceptDocument(document);
      queryClient.setQueryData(signersQuery(id).queryKey, collaborators);
      toast({ title: words[screen].sent, tone: "success" });
    },
    // What the dialog lies over, and every other view of the document, shows the new sheet.
    onError: async (error) => {
      if (!hasMovedOn(error)) return;
      refreshLists();
      await queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
    },
  });
}

/** Whether the document was changed since the sender saw it, so that it was not sent. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof ApiError && error.code === "document_changed";
}

async function sendOnce(
  { id, type }: Sent,
  screen: SendingScreen,
  { signers, message, revision, choices }: Sending,
) {
  const params = { id };
  const emails = signers.flatMap(({ email }) => email || []);
  const copies = choices.copies.filter(({ name, email }) => name.trim() !== "" || email.trim() !== "");
  const body = { revision, signers, emails, message, ...choices, copies };
  const options = { timeoutMs: TIMEOUT_MS };
  try {
    return screen === "preview"
      ? await call(
          "POST /api/documents/{id}/invite",
          { params, body: { ...body, documentType: type } },
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
