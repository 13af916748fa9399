import { useQuery } from "@tanstack/react-query";
import { HistoryContents } from "#client/features/documents/history-contents";
import { historyQuery } from "#client/features/documents/history-queries";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { Document } from "#shared/contract/documents";

/** The history of a document, below it. */
export function HistorySection({ document }: { document: Document }) {
  const { data: history, error, refetch } = useQuery(historyQuery(document));
  return (
    <section aria-labelledby="history" className="mt-10 border-t pt-8">
      <h2
        id="history"
        tabIndex={-1}
        className="scroll-mt-24 focus:outline-none font-serif text-xl font-semibold"
      >
        History
      </h2>
      {history && <HistoryContents id={document.id} history={history} />}
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
