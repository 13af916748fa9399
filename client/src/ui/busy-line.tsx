import { classNames } from "#client/ui/class-names";

/** Along the upper edge of what is shown until something newer comes. What is there stays as easy to read; a short wait goes unmarked. */
export function BusyLine({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "pointer-events-none absolute inset-x-0 top-0 h-0.5 bg-accent transition-opacity delay-150 starting:opacity-0",
        className,
      )}
    />
  );
}
