import { FileSearch } from "lucide-react";
import { classNames } from "#client/ui/class-names";
import { toneOf } from "#client/features/reviews/score-tones";

/** A score in a list. */
export function ScoreRing({ score }: { score: number }) {
  return (
    <span className="relative grid size-13 shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 52 52" className="absolute inset-0 -rotate-90">
        <g fill="none" strokeWidth="4" strokeLinecap="round">
          <circle cx="26" cy="26" r="23" className="stroke-ink/10" />
          {score > 0 && (
            <circle
              cx="26"
              cy="26"
              r="23"
              pathLength="100"
              strokeDasharray={`${score} 100`}
              className={toneOf(score).stroke}
            />
          )}
        </g>
      </svg>
      <span className={classNames("font-serif text-base font-semibold tabular-nums")}>
        <span className="sr-only">Score </span>
        {score}
      </span>
    </span>
  );
}

/** In its place where rules alone reviewed, and nobody measured their score. */
export function NoScore() {
  return (
    <span className="grid size-13 shrink-0 place-items-center rounded-full border-4 border-ink/10">
      <FileSearch aria-hidden className="size-5 text-muted" />
    </span>
  );
}
