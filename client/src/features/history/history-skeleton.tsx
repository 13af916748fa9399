import { Skeleton } from "#client/ui/skeleton";

/** Where the history will stand. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading the history" className="mt-4 grid gap-3">
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
