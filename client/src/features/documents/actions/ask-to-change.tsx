import type { DocumentSummary } from "#shared/contract/documents";
import { ApiError, call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { allNotified, allSigners } from "#client/lib/name-people";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { refreshDocument } from "#client/features/documents/document-queries";

type AskToChangeProps = {
  document: Pick<DocumentSummary, "id" | "title" | "signerCount">;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks everybody who signed whether the document may be changed. */
export function AskToChange({ document, userId, open, onOpenChange }: AskToChangeProps) {
  const { id, title, signerCount } = document;
  const typed = useDeviceDraft(textDraft, userId, `amend.${id}`);
  const ask = useMutationOnce({
    mutationFn: (reason: string) => askOnce(id, reason),
    meta: {
      error: {
        title: "Unlock failed",
        fallback: "Unable to unlock document. Please try again.",
        inDialog: true,
      },
    },
    onSuccess: (confirmationsRequired) => {
      refreshDocument(id);
      toast({
        title: "Unlock Request Sent",
        description: allNotified(confirmationsRequired),
        tone: "success",
      });
      typed.forget();
      onOpenChange(false);
    },
    onError: () => refreshDocument(id),
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unlock Document"
      description={
        <>
          Everybody has signed “<bdi>{title}</bdi>”, so everybody has to agree before it can be changed.
        </>
      }
      text={{
        value: typed.value,
        onChange: typed.change,
        help: "Every signer reads it.",
        missing: {
          title: "Reason required",
          message: "Please provide a reason for unlocking this signed document",
        },
      }}
      action="Ask all signers"
      busyLabel="Asking…"
      busy={ask.isPending}
      error={ask.errorMessage}
      onSubmit={({ text }) => ask.mutate(text)}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        <li>
          {allSigners(signerCount)} sent a link and can answer for 14 days. One refusal ends the request.
        </li>
        <li>When all agree, the document is a draft again that you can edit and send.</li>
        <li>
          What was signed stays in force until everybody on it and everybody on the new version has signed the
          new one.
        </li>
      </ul>
    </FormDialog>
  );
}

/** How many have to agree. An answer that was lost, or a second press, finds the request that was made. */
async function askOnce(id: string, reason: string): Promise<number> {
  const params = { id };
  try {
    const { confirmationsRequired } = await call("PATCH /api/documents/{id}/unlock", {
      params,
      body: { reason },
    });
    return confirmationsRequired ?? 0;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.code !== "consent_open") throw error;
    const asked = await call("GET /api/documents/{id}/unlock-status", { params }).catch(() => null);
    if (asked?.hasRequest && asked.status === "pending" && asked.reason === reason)
      return asked.totalConfirmations;
    throw error;
  }
}
