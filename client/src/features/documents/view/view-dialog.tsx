import { useQuery } from "@tanstack/react-query";
import { messageOf } from "#client/lib/errors";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { DocumentBodySkeleton } from "#client/features/documents/view/document-body-skeleton";
import { documentQuery } from "#client/features/documents/document-queries";
import { DocumentViewer } from "#client/features/documents/view/document-viewer";

type ViewDialogProps = { id: string; open: boolean; onOpenChange: (open: boolean) => void };

/** A look at a document without leaving the list. */
export function ViewDialog({ id, open, onOpenChange }: ViewDialogProps) {
  const { data, error, refetch } = useQuery({ ...documentQuery(id), enabled: open, staleTime: 0 });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="View Document" className="sm:max-w-4xl!">
      {data && <DocumentViewer document={data} />}
      {!data && error && (
        <ErrorState
          message={messageOf(error, "The document could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <DocumentBodySkeleton />}
    </Dialog>
  );
}
