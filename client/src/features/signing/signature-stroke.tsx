/** Letters that end in a check. */
const stroke =
  "M6 42c10 2 22-30 30-34 7-3 1 26-6 32-3 3-5-2 1-9 6-8 13-11 15-7 2 5-6 13-2 14 5 1 10-13 15-12 4 1-4 11 1 12 6 1 9-12 15-11 5 1-1 10 5 10 9 0 14-9 22-20L118 4";

/** A signature on its line: drawn by an unseen hand when it was just made, still otherwise. */
export function SignatureStroke({ drawn }: { drawn: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 150 56" className="mb-4 h-18 w-48 text-primary" fill="none">
      <path d="M1 52h148" className="stroke-ink/30" strokeWidth={1} />
      <path
        d={stroke}
        pathLength={1}
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={1}
        className={
          drawn
            ? "transition-[stroke-dashoffset] duration-1200 ease-in-out starting:[stroke-dashoffset:1]"
            : ""
        }
      />
    </svg>
  );
}
