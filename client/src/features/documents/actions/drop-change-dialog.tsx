import type { DocumentSummary } from "#shared/contract/documents";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { changeDocument } from "#client/features/documents/actions/change-document";
import { acceptDocument, refreshDocument } from "#client/features/documents/document-queries";

type DropChangeDialogProps = {
  document: Pick<DocumentSummary, "id" | "title" | "inForce">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Gives up a drafted change: what was drafted is gone, what was signed is all there is. */
export function DropChangeDialog({
  document: { id, title, inForce },
  open,
  onOpenChange,
}: DropChangeDialogProps) {
  const version = `Version ${inForce?.version ?? 1}`;
  const drop = useMutationOnce({
    mutationFn: () =>
      changeDocument(
        id,
        () => call("POST /api/documents/{id}/drop-change", { params: { id } }),
        (document) => document.status === "fully_signed",
      ),
    meta: {
      error: {
        title: "The change was not dropped",
        fallback: "Unable to drop the change. Please try again.",
        inDialog: true,
      },
    },
    onSuccess: (document) => {
      acceptDocument(document);
      toast({ title: "Change dropped", description: `${version} is in force, as before.`, tone: "success" });
      onOpenChange(false);
    },
    onError: () => refreshDocument(id),
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Drop the Change"
      description={
        <>
          “<bdi>{title}</bdi>” is {version.toLowerCase()} again, as everybody signed it.
        </>
      }
      action="Drop the Change"
      busyLabel="Dropping…"
      variant="danger"
      cancel="Keep the draft"
      busy={drop.isPending}
      onSubmit={() => drop.mutate()}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm marker:text-muted">
        <li>What you drafted is gone.</li>
        <li>Nobody has to sign anything. To change it later, everybody has to agree again.</li>
      </ul>
      {drop.errorMessage && <Notice tone="danger">{drop.errorMessage}</Notice>}
    </FormDialog>
  );
}
