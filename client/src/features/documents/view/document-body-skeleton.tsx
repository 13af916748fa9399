import { say } from "#client/lib/words/say";
import { Skeleton } from "#client/ui/skeleton";

/** Where a document is about to stand. */
export function DocumentBodySkeleton({ className }: { className?: string }) {
  return (
    <div role="status" aria-label={say("Loading the document")} className={className}>
      <Skeleton className="h-[36rem] rounded-card" />
    </div>
  );
}
