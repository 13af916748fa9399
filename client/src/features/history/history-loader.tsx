import { useQuery } from "@tanstack/react-query";
import { HistoryContents } from "#client/features/history/history-contents";
import { historyQuery } from "#client/features/history/history-queries";
import { HistorySkeleton } from "#client/features/history/history-skeleton";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import type { Document } from "#shared/contract/documents";

/** Asks what happened to a document, and shows it. */
export function HistoryLoader({ document }: { document: Document }) {
  const { data: history, error, refetch } = useQuery(historyQuery(document));
  if (history) return <HistoryContents id={document.id} history={history} />;
  if (!error) return <HistorySkeleton />;
  return (
    <div className="mt-4">
      <ErrorState
        message={messageOf(error, "The history could not be loaded.")}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
