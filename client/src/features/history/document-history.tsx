import { Suspense } from "react";
import { HistorySkeleton } from "#client/features/history/history-skeleton";
import { partOr } from "#client/lib/parts";
import { ErrorState } from "#client/ui/error-state";
import type { Document } from "#shared/contract/documents";

const HistoryLoader = partOr(
  async () => (await import("#client/features/history/history-loader")).HistoryLoader,
  () => HistoryAway,
);

function HistoryAway() {
  return (
    <div className="mt-4">
      <ErrorState message="The history could not be loaded." onRetry={() => window.location.reload()} />
    </div>
  );
}

/**
 * What happened to the document, in a chunk of its own: the document itself is read first. The place stands from the beginning,
 * so that the toolbar's link leads to it also before the chunk has come.
 */
export function DocumentHistory({ document }: { document: Document }) {
  return (
    <section aria-labelledby="history" className="mt-10 border-t pt-8">
      <h2
        id="history"
        tabIndex={-1}
        className="scroll-mt-24 focus:outline-none font-serif text-xl font-semibold"
      >
        History
      </h2>
      <Suspense fallback={<HistorySkeleton />}>
        <HistoryLoader document={document} />
      </Suspense>
    </section>
  );
}
