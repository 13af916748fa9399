import type { DocumentSummary } from "#shared/contract/documents";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { changeDocument } from "#client/features/documents/actions/change-document";
import { acceptDocument, refreshDocument } from "#client/features/documents/document-queries";

type LockDialogProps = {
  document: Pick<DocumentSummary, "id" | "title" | "status">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Locks a document until its owner unlocks it. That holds up everybody on it, so it says what it does first. */
export function LockDialog({ document: { id, title, status }, open, onOpenChange }: LockDialogProps) {
  const params = { id };
  const lock = useMutationOnce({
    mutationFn: () =>
      changeDocument(
        id,
        () => call("PATCH /api/documents/{id}/lock", { params }),
        (document) => document.status === "locked",
      ),
    meta: {
      error: { title: "Lock failed", fallback: "Unable to lock document. Please try again.", inDialog: true },
    },
    onSuccess: (document) => {
      acceptDocument(document);
      toast({ title: "Document locked", tone: "success" });
      onOpenChange(false);
    },
    onError: () => refreshDocument(id),
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Lock Document"
      description={
        <>
          Nobody can sign, change or delete “<bdi>{title}</bdi>” until you unlock it.
        </>
      }
      action="Lock Document"
      busyLabel="Locking…"
      busy={lock.isPending}
      onSubmit={() => lock.mutate()}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        {isAwaitingSignatures(status) && (
          <li>
            The links that were sent stay good: whoever opens one reads that you have locked the document.
          </li>
        )}
        <li>Signatures that were given stay as they are.</li>
        <li>You unlock it with the password of your account.</li>
      </ul>
      {lock.errorMessage && <Notice tone="danger">{lock.errorMessage}</Notice>}
    </FormDialog>
  );
}
