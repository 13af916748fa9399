import type { Document } from "#shared/contract/documents";
import { refreshAll } from "#client/features/consent/consent-queries";
import { ApiError, call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { allNotified, allSigners } from "#client/lib/name-people";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";

type RequestDeletionDialogProps = {
  document: Pick<Document, "id" | "title" | "status" | "signerCount" | "inForce">;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const TIMEOUT_MS = 30_000;

/** Asks everybody who signed whether the document may be deleted. The button waits for a reason. */
export function RequestDeletionDialog({ document, userId, open, onOpenChange }: RequestDeletionDialogProps) {
  const { id, title, inForce } = document;
  const typed = useDeviceDraft(textDraft, userId, `deletion.${id}`);
  const ask = useMutationOnce({
    mutationFn: (reason: string) => askOnce(id, reason),
    meta: {
      error: {
        title: "Failed to Request Deletion",
        fallback: "An error occurred while requesting document deletion.",
        inDialog: true,
      },
    },
    onSuccess: (confirmationsRequired) => {
      refreshAll(id);
      toast({
        title: "Deletion Request Sent",
        description: allNotified(confirmationsRequired),
        tone: "success",
      });
      typed.forget();
      onOpenChange(false);
    },
    onError: () => refreshAll(id),
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Request Deletion"
      description={
        <>
          “<bdi>{title}</bdi>” belongs to everybody it binds, so all of them have to confirm.
        </>
      }
      text={{
        value: typed.value,
        onChange: typed.change,
        help: "Every signer reads it. The request can be sent once a reason is given.",
      }}
      action="Send Deletion Request"
      busyLabel="Sending..."
      variant="danger"
      busy={ask.isPending}
      error={ask.errorMessage}
      onSubmit={({ text }) => ask.mutate(text)}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        <li>
          {whoIsAsked(document)} sent a link and can answer for 14 days. One rejection ends the request.
        </li>
        <li>
          30 days after the last confirmation the document is deleted for good: its text, its signatures and
          its PDF{document.status !== "fully_signed" && ", and what is drafted or proposed beside them"}.
          Until then you can still keep it.
        </li>
        <li>
          The record goes, the contract does not: version {inForce?.version ?? 1}, which everybody signed,
          still binds everybody on it.
        </li>
      </ul>
    </FormDialog>
  );
}

function whoIsAsked({ status, signerCount, inForce }: RequestDeletionDialogProps["document"]): string {
  if (status === "fully_signed") return allSigners(signerCount);
  return `Everybody who signed version ${inForce?.version ?? 1} is`;
}

/** How many have to agree. An answer that was lost, or a second press, finds the request that was made. */
async function askOnce(id: string, reason: string): Promise<number> {
  const params = { id };
  try {
    const row = "POST /api/documents/{id}/request-deletion";
    return (await call(row, { params, body: { reason } }, { timeoutMs: TIMEOUT_MS })).confirmationsRequired;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.code !== "consent_open") throw error;
    const asked = await call("GET /api/documents/{id}/deletion-status", { params }).catch(() => null);
    if (asked?.hasRequest && asked.status === "pending" && asked.reason === reason)
      return asked.totalConfirmations;
    throw error;
  }
}
