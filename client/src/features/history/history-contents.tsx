import { useState } from "react";
import { BrokenChain, WholeChain } from "#client/features/history/history-chain";
import { HistoryComparison } from "#client/features/history/history-comparison";
import { HistoryDownload } from "#client/features/history/history-download";
import { HistoryTimeline } from "#client/features/history/history-timeline";
import { HistoryVersion } from "#client/features/history/history-version";
import { addressOf, fileUrl } from "#client/lib/call";
import type { DocumentHistory } from "#shared/contract/history";

type HistoryContentsProps = { id: string; history: DocumentHistory };

/** Every version with what came of it, everything that happened, and whether that record is whole. */
export function HistoryContents({ id, history: { title, versions, events, chain } }: HistoryContentsProps) {
  const document = { id, title };
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
        {chain.intact && <WholeChain events={chain.events} shown={events.length} />}
        <Downloads document={document} />
      </div>
      {compared !== null && (
        <HistoryComparison
          documentId={id}
          number={compared}
          numbers={versions.map(({ number }) => number)}
          onClose={() => setCompared(null)}
        />
      )}
    </div>
  );
}

function Downloads({ document: { id, title } }: { document: { id: string; title: string } }) {
  return (
    <div className="flex flex-wrap gap-3">
      <HistoryDownload
        label="Audit trail (PDF)"
        address={fileUrl("GET /api/documents/{id}/audit/pdf", { id })}
        filename={`${title} – audit trail.pdf`}
      />
      <HistoryDownload
        label="Audit trail (JSON)"
        address={addressOf("/api/documents/{id}/audit", { id })}
        filename={`${title} – audit trail.json`}
      />
    </div>
  );
}
