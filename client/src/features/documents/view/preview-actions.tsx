import { Download, ListRestart, Pencil, Send } from "lucide-react";
import type { Document } from "#shared/contract/documents";
import { fileUrl } from "#client/lib/call";
import { useDownload } from "#client/lib/use-download";
import { Button } from "#client/ui/button";

type PreviewActionsProps = {
  document: Document;
  /** Of a draft of one's own: it can be shared and edited. */
  isDraft: boolean;
  onShare: () => void;
  onEdit: () => void;
  /** Changes the facts that an agreement was drafted for. */
  onDetails?: (() => void) | undefined;
};

/** What to do with a finished document next. */
export function PreviewActions({ document, isDraft, onShare, onEdit, onDetails }: PreviewActionsProps) {
  const { id, title } = document;
  const download = useDownload(fileUrl("GET /api/documents/{id}/pdf", { id }), `${title}.pdf`, {
    done: "Download started",
  });
  return (
    <div className="flex flex-wrap gap-2">
      {isDraft && (
        <>
          <Button icon={<Send aria-hidden />} onClick={onShare} className="w-full sm:w-auto">
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
          {onDetails && (
            <Button
              variant="secondary"
              icon={<ListRestart aria-hidden />}
              onClick={onDetails}
              className="flex-1 sm:flex-none"
            >
              Change details
            </Button>
          )}
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
  );
}
