import { scoreBands } from "#shared/domain/reviews/review";
import { classNames } from "#client/ui/class-names";
import { toneOf } from "#client/features/reviews/score-tones";

/** Three quarters of a circle around (100, 100), from the lower left over the top to the lower right. */
const ARC = "M43.4 156.6A80 80 0 1 1 156.6 156.6";
const START = -135;
const SWEEP = 270;

/** A score out of 100, with the marks where a better band begins. */
export function ScoreGauge({ score }: { score: number }) {
  const { stroke, text, label } = toneOf(score);
  return (
    <div
      role="meter"
      aria-label="Score"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={`${score} out of 100: ${label}`}
      className="relative mx-auto w-56"
    >
      <svg aria-hidden viewBox="0 0 200 178" className="block w-full">
        <g fill="none" strokeWidth="13" strokeLinecap="round">
          <path d={ARC} className="stroke-ink/10" />
          {score > 0 && (
            <path
              d={ARC}
              pathLength="100"
              strokeDasharray={`${score} 100`}
              className={classNames("motion-gauge", stroke)}
            />
          )}
        </g>
        {scoreBands
          .filter(({ least }) => least > 0)
          .map(({ least }) => (
            <Mark key={least} at={least} />
          ))}
      </svg>
      <div aria-hidden className="absolute inset-0 grid place-content-center pb-1 text-center">
        <span className="font-serif text-[4rem] leading-none font-semibold tabular-nums">{score}</span>
        <span className="mt-1 text-xs text-muted">out of 100</span>
      </div>
      <p
        aria-hidden
        className={classNames("absolute inset-x-0 bottom-0 text-center text-sm font-semibold", text)}
      >
        {label}
      </p>
    </div>
  );
}

/** A notch in the ring, and its number outside it. */
function Mark({ at }: { at: number }) {
  const angle = START + (at / 100) * SWEEP;
  return (
    <g transform={`rotate(${angle} 100 100)`}>
      <path d="M100 12v16" strokeWidth="2.5" className="stroke-surface" />
      <text
        x="100"
        y="6"
        textAnchor="middle"
        transform={`rotate(${-angle} 100 3)`}
        className="fill-muted text-[0.5625rem] tabular-nums"
      >
        {at}
      </text>
    </g>
  );
}
