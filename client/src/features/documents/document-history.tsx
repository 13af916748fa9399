import { lazy, Suspense } from "react";
import { Skeleton } from "#client/ui/skeleton";
import type { Document } from "#shared/contract/documents";

const HistorySection = lazy(async () => ({
  default: (await import("#client/features/documents/history-section")).HistorySection,
}));

/** What happened to the document, in a chunk of its own: the document itself is read first. */
export function DocumentHistory({ document }: { document: Document }) {
  return (
    <Suspense fallback={<Skeleton className="mt-10 h-60 rounded-card" />}>
      <HistorySection document={document} />
    </Suspense>
  );
}
