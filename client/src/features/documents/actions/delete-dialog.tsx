import type { DocumentSummary } from "#shared/contract/documents";
import { wasSent } from "#shared/domain/document-status";
import { ApiError, call } from "#client/lib/call";
import type { ErrorNotice } from "#client/lib/tell-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { ConfirmWithPassword } from "#client/ui/dialog";
import { toast } from "#client/ui/toast";
import { forgetDocument } from "#client/features/documents/document-queries";

type DeleteDialogProps = {
  document: Pick<DocumentSummary, "id" | "type" | "title" | "status" | "returned">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
};

const PASSWORD_MISSING = "Please enter your password to confirm deletion";

/** Deletes a document nobody has signed, once the account's password confirms it. */
export function DeleteDialog({ document, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { id, type, title, status, returned } = document;
  const remove = useMutationOnce({
    mutationFn: (password: string) => deleteDocument(id, password),
    meta: { error: noticeOf },
    onSuccess: () => {
      forgetDocument(id);
      toast({ title: "Document deleted", tone: "success" });
      onDeleted();
    },
  });
  return (
    <ConfirmWithPassword
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Document"
      description={
        <>
          “<bdi>{title}</bdi>” will be deleted for good.
          {wasSent(status) &&
            " Links that were sent for it stop working, and everybody who got one is told by mail."}
          {returned &&
            " Its history and any void signatures go with it, and everybody who was asked to sign it is told by mail."}
          {type !== "split_sheet" && " The payment for it is used up and is not refunded."}
        </>
      }
      action="Delete document"
      busy={remove.isPending}
      error={remove.errorMessage}
      onConfirm={(password) => remove.mutate(password)}
    />
  );
}

class PasswordMissing extends Error {}

async function deleteDocument(id: string, password: string): Promise<void> {
  if (password === "") throw new PasswordMissing(PASSWORD_MISSING);
  try {
    await call("DELETE /api/documents/{id}", { params: { id }, body: { password } });
  } catch (error) {
    // An answer that was lost on the way, or another window that was faster: gone is gone.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

function noticeOf(error: unknown): ErrorNotice {
  if (error instanceof PasswordMissing) return { title: "Password required", message: PASSWORD_MISSING };
  return { title: "Delete failed", fallback: "Unable to delete document. Please try again." };
}
