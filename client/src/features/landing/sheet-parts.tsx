import { classNames } from "#client/ui/class-names";

/** A song's split as the product would show it; the people and the song are made up. */
export const writers = [
  { name: "Amina Wanjiru", role: "Songwriter", share: 40, colour: "stroke-primary", dot: "bg-primary" },
  { name: "Tunde Adébáyọ̀", role: "Producer", share: 35, colour: "stroke-accent", dot: "bg-accent" },
  { name: "Zuri Mwakio", role: "Vocalist", share: 25, colour: "stroke-ink/45", dot: "bg-ink/45" },
] as const;

/** Three hands, each drawn in a box of 150 by 46. */
export const hands = [
  "M6 36C14 26 22 6 26 8c4 2-8 24-10 30 4-8 12-14 16-12s-3 9 1 9c5 0 7-9 11-9s-2 9 2 9 6-9 10-9 0 9 4 9c6 0 8-24 13-24s-8 22-5 24 8-9 12-9-1 8 3 8 9-8 14-8c7 0 3 8 9 8 9 0 18-8 38-14",
  "M8 12c14-5 30-7 46-6M32 8c-2 10-8 26-14 32M38 28c-2 5-2 9 1 9 4 0 6-9 8-9-1 5-1 9 2 9s4-9 7-9 0 9 3 9 5-8 8-9c3 0-2 9 2 9 5 0 12-30 9-30-4 0-8 28-2 30 6 1 7-9 11-9s-3 8 1 9c6 1 10-11 16-11 4 0 0 10 5 10 8 0 20-6 36-4",
  "M10 12c10-2 22-4 32-3C34 20 20 30 12 38c12-3 24-3 32-1M50 24c-2 6-3 12 0 12 4 0 6-10 8-11-1 6 0 10 3 10 4 0 5-12 9-12 2 0-3 12 1 12 4-1 6-9 9-9s1 8 4 8c9 0 12-12 20-13-4 4-5 13 1 13 10 0 20-14 38-22",
] as const;

/** The shares as a ring; `filled` of the people are on it. */
export function Ring({ filled = writers.length, className }: { filled?: number; className?: string }) {
  let start = 0;
  return (
    <svg
      viewBox="0 0 64 64"
      className={classNames("size-20 shrink-0 -rotate-90", className)}
      fill="none"
      strokeWidth="11"
    >
      {writers.slice(0, filled).map(({ name, share, colour }) => {
        start += share;
        return (
          <circle
            key={name}
            cx="32"
            cy="32"
            r="25"
            pathLength="100"
            strokeDasharray={`${share - 1.5} 100`}
            strokeDashoffset={share - start}
            className={colour}
          />
        );
      })}
    </svg>
  );
}

const delays = ["delay-300", "delay-1000", "delay-1700"];

/** Written once when it appears. */
export function Signature({ hand, delay }: { hand: string; delay: number }) {
  return (
    <svg viewBox="0 0 150 46" className="-mt-1 h-10 w-32 text-ink" fill="none">
      <path
        d={hand}
        pathLength={1}
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={1}
        className={classNames(
          "transition-[stroke-dashoffset] duration-900 ease-in-out starting:[stroke-dashoffset:1]",
          delays[delay],
        )}
      />
    </svg>
  );
}
