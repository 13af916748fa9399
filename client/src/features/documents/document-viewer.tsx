import { useQuery } from "@tanstack/react-query";
import type { Document } from "#shared/contract/documents";
import { asksForSignatures, may } from "#shared/domain/document-status";
import { formatDate, formatDateTime } from "#client/lib/format";
import { StatusBadge } from "#client/ui/status-badge";
import { signersQuery } from "#client/features/documents/document-queries";
import { isSplitSheet } from "#client/features/documents/is-split-sheet";
import { MarkAsComplete } from "#client/features/documents/mark-as-complete";
import { SignatureList } from "#client/features/documents/signature-list";
import { SplitSheetDocument } from "#client/features/documents/split-sheet-document";

/** A document with its signatures, as it stands. */
export function DocumentViewer({ document }: { document: Document }) {
  const { id, status, access, createdAt } = document;
  const signers = useQuery({ ...signersQuery(id), staleTime: 0 });
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={status} />
        <span>
          Created <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </span>
      </div>
      {isSplitSheet(document) && (
        <SplitSheetDocument sheet={document.content} terms={document.terms} headingLevel={3} />
      )}
      <section aria-labelledby="viewer-signatures">
        <h3 id="viewer-signatures" className="font-serif text-lg font-semibold">
          Signatures
        </h3>
        <SignatureList
          collaborators={asksForSignatures(status) ? signers.data : []}
          failed={signers.isError && signers.data === undefined}
          onRetry={() => void signers.refetch()}
        />
      </section>
      {access === "owner" && may("complete", status) && <MarkAsComplete id={id} />}
      <footer className="border-t pt-4 text-xs text-muted wrap-anywhere">
        <p>Document ID: {id}</p>
        <p>Generated on {formatDateTime(new Date().toISOString())}</p>
      </footer>
    </div>
  );
}
