import { classNames } from "#client/ui/class-names";

/** A place where something is about to appear; give it the size of what comes. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={classNames("animate-pulse rounded-control bg-ink/8", className)} />;
}
