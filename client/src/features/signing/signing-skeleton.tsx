import { say } from "#client/lib/say";
import { Skeleton } from "#client/ui/skeleton";

/** The signing page's shape while it loads. */
export function SigningSkeleton() {
  return (
    <div role="status">
      <h1 className="sr-only">{say("screen.loadingDocument")}</h1>
      <Skeleton className="h-8 w-full" />
      <Skeleton className="mt-2 h-8 w-2/3" />
      <Skeleton className="mt-4 h-5 w-56" />
      <Skeleton className="mt-6 h-20 w-full" />
      <Skeleton className="mt-5 h-16 w-full" />
      <Skeleton className="mt-10 h-96 w-full rounded-card" />
    </div>
  );
}
