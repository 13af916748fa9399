import { Skeleton } from "#client/ui/skeleton";

/** Rows to come. */
export function ListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your documents"
      className="grid gap-px overflow-hidden rounded-card border bg-surface"
    >
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-6 sm:px-6">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/3 max-w-72" />
            <Skeleton className="h-4 w-40" />
          </div>
          <Skeleton className="hidden h-11 w-48 sm:block" />
        </div>
      ))}
    </div>
  );
}
