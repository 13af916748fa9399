import { classNames } from "#client/ui/class-names";

const MOST_SHOWN = 99;

type CountMarkProps = {
  count: number;
  /** What is counted, for whoever hears it: "unread messages". */
  words: string;
  className?: string | undefined;
};

/** How much waits for somebody. Nothing, where nothing does. */
export function CountMark({ count, words, className }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        "inline-grid h-5 min-w-5 place-items-center rounded-full bg-[#b3261e] px-1.5 text-[0.6875rem] leading-none font-bold text-[#fff] tabular-nums",
        className,
      )}
    >
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">
        {count} {words}
      </span>
    </span>
  );
}
