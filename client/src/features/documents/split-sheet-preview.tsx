import { useState } from "react";
import { Download, Pencil, Send } from "lucide-react";
import type { SheetDocument } from "#shared/contract/documents";
import { documentStatusLabels, may } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { SendDialog } from "#client/features/documents/send-dialog";
import { SplitSheetDocument } from "#client/features/documents/split-sheet-document";
import { UnsavedSheet } from "#client/features/documents/unsaved-sheet";
import { useDownloadPdf } from "#client/features/documents/use-download-pdf";

/** The finished sheet as its signers will see it, and what to do with it next. */
export function SplitSheetPreview({ document, onEdit }: { document: SheetDocument; onEdit: () => void }) {
  const [isSending, setIsSending] = useState(false);
  const download = useDownloadPdf(document, "Download started");
  const isDraft = may("edit", document.status) && document.access === "owner";
  return (
    <div className="mt-6 grid gap-6">
      {!isDraft && <WhyFixed document={document} />}
      {!isDraft && <UnsavedSheet document={document} />}
      <div className="flex flex-wrap gap-2">
        {isDraft && (
          <>
            <Button
              icon={<Send aria-hidden />}
              onClick={() => setIsSending(true)}
              className="w-full sm:w-auto"
            >
              Share
            </Button>
            <Button
              variant="secondary"
              icon={<Pencil aria-hidden />}
              onClick={onEdit}
              className="flex-1 sm:flex-none"
            >
              Edit
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={download.isPending}
          busyLabel="Preparing PDF..."
          onClick={() => download.mutate()}
          className="flex-1 sm:flex-none"
        >
          Download PDF
        </Button>
      </div>
      <SplitSheetDocument sheet={document.content} terms={document.terms} headingLevel={2} />
      <SendDialog document={document} from="preview" open={isSending} onOpenChange={setIsSending} />
    </div>
  );
}

/** A sheet that others have in their hands, or that is somebody else's, does not change any more. */
function WhyFixed({
  document: { id, status, access, signedCount, signerCount },
}: {
  document: SheetDocument;
}) {
  return (
    <Notice tone="info" title="This split sheet can no longer be edited">
      <p>
        {access === "signer"
          ? "It was sent to you for your signature. Only its owner can change it, and only while it is a draft."
          : status === "completed" || status === "locked"
            ? `Its status is ${documentStatusLabels[status]}. Only a draft can be changed.`
            : `It was sent for signatures, and ${signedCount} of ${signerCount} have signed. What they sign must stay as they saw it.`}
      </p>
      <ButtonLink href={pathTo.view(id)} variant="secondary" className="mt-3 mb-1">
        View Document
      </ButtonLink>
    </Notice>
  );
}
