import type { DocumentSummary } from "#shared/contract/documents";
import { wasSent } from "#shared/domain/document-status";
import { ApiError, call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { forgetDocument } from "#client/features/documents/document-queries";

type DeleteDialogProps = {
  document: Pick<DocumentSummary, "id" | "type" | "title" | "status" | "returned">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
};

/** Deletes a document nobody has signed, once the account's password confirms it. */
export function DeleteDialog({ document, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { id, type, title, status, returned } = document;
  const remove = useMutationOnce({
    mutationFn: (password: string) => deleteDocument(id, password),
    meta: {
      error: {
        title: "Delete failed",
        fallback: "Unable to delete document. Please try again.",
        inDialog: true,
      },
    },
    onSuccess: () => {
      forgetDocument(id);
      toast({ title: "Document deleted", tone: "success" });
      onDeleted();
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Document"
      description={
        <>
          “<bdi>{title}</bdi>” will be deleted for good.
          {wasSent(status) && " Links that were sent for it stop working, and everybody who got one is told."}
          {returned &&
            " Its history and any void signatures go with it, and everybody who was asked to sign it is told."}
          {type !== "split_sheet" && " The payment for it is used up and is not refunded."}
        </>
      }
      password={{
        missing: { title: "Password required", message: "Please enter your password to confirm deletion" },
      }}
      action="Delete document"
      variant="danger"
      inline
      busy={remove.isPending}
      error={remove.errorMessage}
      onSubmit={({ password }) => remove.mutate(password)}
    />
  );
}

async function deleteDocument(id: string, password: string): Promise<void> {
  try {
    await call("DELETE /api/documents/{id}", { params: { id }, body: { password } });
  } catch (error) {
    // An answer that was lost on the way, or another window that was faster: gone is gone.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
