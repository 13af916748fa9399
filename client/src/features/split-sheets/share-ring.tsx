import { arcsOf, RING } from "#client/features/split-sheets/balance-shares";
import { personColour } from "#shared/domain/person-colours";
import { formatShare, totalOf, type Hundredths } from "#shared/domain/shares";

// Radius and width of the ring in a view box of 100.
const RADIUS = 42;
const WIDTH = 13;

/** Keeps neighbours apart, but takes no more than half of a sliver. */
const gapOf = (length: number) => Math.min(5, length / 2);

/** More arcs than that are slivers nobody can tell apart: what is left over is drawn as one. */
const MOST_ARCS = 24;

type ShareRingProps = {
  shares: readonly Hundredths[];
  /** Whose they are, for those who hear the ring. */
  names: readonly string[];
  title: string;
  /** Whether the list can stand as it is. */
  isComplete: boolean;
};

/** The shares of a list as a ring, a colour a person. Names stand in the legend; here the total speaks. */
export function ShareRing({ shares, names, title, isComplete }: ShareRingProps) {
  const total = totalOf(shares);
  const others = totalOf(shares.slice(MOST_ARCS));
  const arcs = arcsOf(others > 0 ? [...shares.slice(0, MOST_ARCS), others] : shares);
  const parts = shares.slice(0, MOST_ARCS).map((share, index) => `${names[index]} ${formatShare(share)}%`);
  if (others > 0) parts.push(`others ${formatShare(others)}%`);
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${title}: ${formatShare(total)}% of 100%. ${parts.join(", ")}`}
    >
      <g fill="none" strokeWidth={WIDTH} transform="rotate(-90 50 50)">
        <circle cx="50" cy="50" r={RADIUS} className="stroke-line" />
        {arcs.map(({ start, length }, index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={RADIUS}
            pathLength={RING}
            className="stroke-muted"
            style={index < MOST_ARCS ? { stroke: personColour(index) } : undefined}
            // A whole circle needs no dashes, and would show a seam with them.
            strokeDasharray={length === RING ? undefined : `${length - gapOf(length)} ${RING}`}
            strokeDashoffset={-start - gapOf(length) / 2}
          />
        ))}
      </g>
      <text
        x="50"
        y="50"
        textAnchor="middle"
        dominantBaseline="central"
        className={`font-sans text-[15px] font-semibold tabular-nums ${isComplete ? "fill-ink" : "fill-danger"}`}
      >
        {formatShare(total)}%
      </text>
    </svg>
  );
}
