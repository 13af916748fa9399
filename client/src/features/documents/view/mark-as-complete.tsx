import { useState } from "react";
import { CircleCheck } from "lucide-react";
import type { Document } from "#shared/contract/documents";
import type { DocumentType } from "#shared/domain/document-status";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { FormDialog } from "#client/ui/form-dialog";
import { acceptDocument } from "#client/features/documents/document-queries";

const AGREEMENT_FAILED = "Failed to save changes. Please try again.";
const failures: Record<DocumentType, string> = {
  split_sheet: "Failed to update split sheet. Please try again.",
  producer_agreement: AGREEMENT_FAILED,
  featured_artist_agreement: AGREEMENT_FAILED,
};

/** Closes a draft without signatures. It cannot be undone, so it asks first. */
export function MarkAsComplete({ document: { id, type } }: { document: Document }) {
  const [asking, setAsking] = useState(false);
  const complete = useMutationOnce({
    mutationFn: () => call("PATCH /api/documents/{id}", { params: { id }, body: { status: "completed" } }),
    meta: { error: { title: "Error", fallback: failures[type] } },
    onSuccess: acceptDocument,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border p-4">
      <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
        Agreed without signatures? A complete document can no longer be edited or sent for signing.
      </p>
      <Button variant="secondary" icon={<CircleCheck aria-hidden />} onClick={() => setAsking(true)}>
        Mark as Complete
      </Button>
      <FormDialog
        open={asking}
        onOpenChange={setAsking}
        title="Mark as complete without signatures?"
        action="Mark as Complete"
        busyLabel="Completing..."
        busy={complete.isPending}
        onSubmit={() => complete.mutate()}
      >
        <p className="text-sm">
          This cannot be undone: the document can no longer be edited or sent for signing.
        </p>
      </FormDialog>
    </div>
  );
}
