import { Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import type { Document } from "#shared/contract/documents";
import { dayForReader, momentForReader } from "#shared/dates";
import { asksForSignatures, statusBehindLock, wasSent } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { StatusBadge } from "#client/ui/status-badge";
import { actionsOf } from "#client/features/documents/actions/document-actions";
import { DocumentBody } from "#client/features/documents/view/document-body";
import { DocumentBodySkeleton } from "#client/features/documents/view/document-body-skeleton";
import { signersQuery } from "#client/features/documents/document-queries";
import { MarkAsComplete } from "#client/features/documents/view/mark-as-complete";
import { SignatureList, unsentSentence } from "#client/features/documents/view/signature-list";
import { hasKnownSigners, UnknownSigners } from "#client/features/documents/view/unknown-signers";

/** A document with its signatures, as it stands. */
export function DocumentViewer({ document }: { document: Document }) {
  const { id, status, createdAt } = document;
  const signers = useQuery({ ...signersQuery(id), staleTime: 0 });
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={status} returned={document.returned} />
        <span>
          Created <time dateTime={createdAt}>{dayForReader(createdAt)}</time>
        </span>
        <Link
          href={pathTo.view(id)}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline sm:ml-auto"
        >
          {wasSent(statusBehindLock(document)) ? "Who opened it, reminders, history" : "Page and history"}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <Suspense fallback={<DocumentBodySkeleton />}>
        <DocumentBody document={document} headingLevel={3} />
      </Suspense>
      <section aria-labelledby="viewer-signatures">
        <h3 id="viewer-signatures" className="font-serif text-lg font-semibold">
          Signatures
        </h3>
        {document.returned && <p className="mt-1 text-sm text-muted">{unsentSentence(document)}</p>}
        {hasKnownSigners(document) ? (
          <SignatureList
            collaborators={asksForSignatures(statusBehindLock(document)) ? signers.data : []}
            returned={document.returned !== null}
            failed={signers.isError && signers.data === undefined}
            onRetry={() => void signers.refetch()}
          />
        ) : (
          <UnknownSigners />
        )}
      </section>
      {actionsOf(document).complete && <MarkAsComplete document={document} />}
      <footer className="border-t pt-4 text-xs text-muted wrap-anywhere">
        <p>Document ID: {id}</p>
        <p>Generated on {momentForReader(new Date().toISOString())}</p>
      </footer>
    </div>
  );
}
