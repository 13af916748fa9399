import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { BrokenChain, WholeChain } from "#client/features/documents/history-chain";
import { HistoryComparison } from "#client/features/documents/history-comparison";
import { HistoryDownload } from "#client/features/documents/history-download";
import { historyQuery } from "#client/features/documents/history-queries";
import { HistoryTimeline } from "#client/features/documents/history-timeline";
import { HistoryVersion } from "#client/features/documents/history-version";
import { addressOf, fileUrl } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { Document } from "#shared/contract/documents";
import type { DocumentHistory } from "#shared/contract/history";

/** Every version with what came of it, everything that happened, and whether that record is whole. */
export function HistorySection({ document }: { document: Document }) {
  const { data: history, error, refetch } = useQuery(historyQuery(document));
  return (
    <section aria-labelledby="history" className="mt-10 border-t pt-8">
      <h2 id="history" className="font-serif text-xl font-semibold">
        History
      </h2>
      {history && <History document={document} history={history} />}
      {!history && error && (
        <div className="mt-4">
          <ErrorState
            message={messageOf(error, "The history could not be loaded.")}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!history && !error && (
        <div role="status" aria-label="Loading the history" className="mt-4 grid gap-3">
          <Skeleton className="h-6 w-64" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      )}
    </section>
  );
}

type HistoryProps = { document: Document; history: DocumentHistory };

function History({ document, history: { versions, events, chain } }: HistoryProps) {
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <div className="mt-4 grid gap-8 lg:grid-cols-2 lg:gap-10">
      {!chain.intact && <BrokenChain className="lg:col-span-2" />}
      <div className="grid content-start gap-4">
        {versions.length === 0 && (
          <p className="text-sm text-muted">
            This document has not been sent for signing yet. Each version that you send is kept here.
          </p>
        )}
        {versions.map((version) => (
          <HistoryVersion
            key={version.number}
            document={document}
            version={version}
            onCompare={
              versions.some(({ number }) => number < version.number)
                ? () => setCompared(version.number)
                : undefined
            }
          />
        ))}
      </div>
      <div className="grid content-start gap-6">
        <HistoryTimeline events={events} />
        {chain.intact && <WholeChain events={chain.events} />}
        <Downloads
          document={document}
          isComplete={versions.some(({ signedAt, ended }) => signedAt !== null && ended === null)}
        />
      </div>
      {compared !== null && (
        <HistoryComparison
          documentId={document.id}
          number={compared}
          numbers={versions.map(({ number }) => number)}
          onClose={() => setCompared(null)}
        />
      )}
    </div>
  );
}

function Downloads({ document: { id, title }, isComplete }: { document: Document; isComplete: boolean }) {
  const paper = isComplete ? "Certificate of completion" : "Audit trail";
  return (
    <div className="flex flex-wrap gap-3">
      <HistoryDownload
        label={`${paper} (PDF)`}
        address={fileUrl("GET /api/documents/{id}/audit/pdf", { id })}
        filename={`${title} – ${paper.toLowerCase()}.pdf`}
      />
      <HistoryDownload
        label="Audit trail (JSON)"
        address={addressOf("/api/documents/{id}/audit", { id })}
        filename={`${title} – audit trail.json`}
      />
    </div>
  );
}
