import { lazy, Suspense } from "react";
import { HistorySkeleton } from "#client/features/documents/history-skeleton";
import type { Document } from "#shared/contract/documents";

const HistoryLoader = lazy(async () => ({
  default: (await import("#client/features/documents/history-loader")).HistoryLoader,
}));

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
