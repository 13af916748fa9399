import type { DocumentSummary } from "#shared/contract/documents";
import { call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { changeDocument } from "#client/features/documents/actions/change-document";
import { acceptDocument, refreshDocument } from "#client/features/documents/document-queries";

type UnlockLockedProps = {
  document: Pick<DocumentSummary, "id" | "title">;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Gives a locked document back the status it had, once the account's password confirms it. */
export function UnlockLocked({ document: { id, title }, userId, open, onOpenChange }: UnlockLockedProps) {
  const typed = useDeviceDraft(textDraft, userId, `unlock.${id}`);
  const unlock = useMutationOnce({
    mutationFn: (body: { password: string; reason: string }) =>
      changeDocument(
        id,
        async () => (await call("PATCH /api/documents/{id}/unlock", { params: { id }, body })).document,
        ({ status }) => status !== "locked",
      ),
    meta: {
      error: {
        title: "Unlock failed",
        fallback: "Unable to unlock document. Please try again.",
        inDialog: true,
      },
    },
    onSuccess: (document) => {
      acceptDocument(document);
      toast({ title: "Document unlocked", tone: "success" });
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
          “<bdi>{title}</bdi>” returns to the status it had when you locked it.
        </>
      }
      password={{
        missing: { title: "Password required", message: "Please enter your password to unlock the document" },
      }}
      text={{
        value: typed.value,
        onChange: typed.change,
        label: "Reason (optional)",
        help: "Kept in the document’s history, and mailed to whoever still has to sign. By SMS they hear that they can.",
        isOptional: true,
        rows: 3,
      }}
      action="Unlock Document"
      busyLabel="Unlocking…"
      busy={unlock.isPending}
      error={unlock.errorMessage}
      onSubmit={({ password, text }) => unlock.mutate({ password, reason: text })}
    />
  );
}
