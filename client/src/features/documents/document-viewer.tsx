import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { Document } from "#shared/contract/documents";
import { may } from "#shared/domain/document-status";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { formatDate, formatDateTime } from "#client/lib/format";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { StatusBadge } from "#client/ui/status-badge";
import { toast } from "#client/ui/toast";
import { acceptDocument, signersQuery } from "#client/features/documents/document-queries";
import { SignatureList } from "#client/features/documents/signature-list";
import { SplitSheetDocument } from "#client/features/documents/split-sheet-document";

/** A document with its signatures, as it stands. */
export function DocumentViewer({ document }: { document: Document }) {
  const { id, status, access, createdAt, content } = document;
  const signers = useQuery({ ...signersQuery(id), staleTime: 0 });
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={status} />
        <span>
          Created <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </span>
      </div>
      <SplitSheetDocument sheet={content} terms={document.terms} headingLevel={3} />
      <section aria-labelledby="viewer-signatures">
        <h3 id="viewer-signatures" className="font-serif text-lg font-semibold">
          Signatures
        </h3>
        <SignatureList
          collaborators={signers.data}
          failed={signers.isError && signers.data === undefined}
          onRetry={() => void signers.refetch()}
        />
      </section>
      {access === "owner" && may("complete", status) && <MarkAsComplete document={document} />}
      <footer className="border-t pt-4 text-xs text-muted wrap-anywhere">
        <p>Document ID: {id}</p>
        <p>Generated on {formatDateTime(new Date().toISOString())}</p>
      </footer>
    </div>
  );
}

function MarkAsComplete({ document: { id } }: { document: Document }) {
  const complete = useMutationOnce({
    mutationFn: () => call("PATCH /api/documents/{id}", { params: { id }, body: { status: "completed" } }),
    onSuccess: acceptDocument,
    onError: (error) =>
      toast({
        title: "Error",
        description: messageOf(error, "Failed to update split sheet. Please try again."),
        tone: "danger",
      }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border p-4">
      <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
        Agreed without signatures? A complete document can no longer be edited or sent for signing.
      </p>
      <Button
        variant="secondary"
        icon={<CircleCheck aria-hidden />}
        busy={complete.isPending}
        busyLabel="Completing..."
        onClick={() => complete.mutate()}
      >
        Mark as Complete
      </Button>
    </div>
  );
}
