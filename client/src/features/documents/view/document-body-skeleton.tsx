import { say } from "#client/lib/say";
import { Skeleton } from "#client/ui/skeleton";

/** Where a document is about to stand. */
export function DocumentBodySkeleton({ className }: { className?: string }) {
  return (
    <div role="status" aria-label={say("screen.loadingDocument")} className={className}>
      <Skeleton className="h-[36rem] rounded-card" />
    </div>
  );
}
