import { Logo } from "#client/ui/logo";
import { Skeleton } from "#client/ui/skeleton";

/** What stands in for a screen while its code or the answer who is here is on the way. */
export function PageSkeleton() {
  return (
    <div role="status" className="mx-auto grid w-full max-w-5xl gap-4 px-4 py-10 sm:px-6">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-9 w-2/3 max-w-80" />
      <Skeleton className="h-5 w-full max-w-lg" />
      <Skeleton className="mt-6 h-48 w-full rounded-card" />
    </div>
  );
}

/** Begins as the first paint of index.html does. */
export function ShellSkeleton() {
  return (
    <>
      <div aria-hidden className="border-b">
        <div className="mx-auto flex h-16 max-w-6xl items-center px-4 sm:px-6">
          <Logo />
        </div>
      </div>
      <PageSkeleton />
    </>
  );
}
