import { arcsOf, RING } from "#client/features/documents/balance-shares";
import { personColour } from "#client/features/documents/person-colours";
import { formatShare, totalOf, WHOLE, type Hundredths } from "#shared/domain/shares";

// Radius and width of the ring in a view box of 100.
const RADIUS = 42;
const WIDTH = 13;

/** Keeps neighbours apart; left out where the arcs themselves would be as thin. */
const GAP = 5;
const MOST_WITH_GAPS = 24;

/** The shares of a list as a ring, a colour a person. Names stand in the legend; here the total speaks. */
export function ShareRing({ shares, title }: { shares: readonly Hundredths[]; title: string }) {
  const total = totalOf(shares);
  const gap = shares.length > 1 && shares.length <= MOST_WITH_GAPS ? GAP : 0;
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={`${title}: ${formatShare(total)}% of 100%`}>
      <g fill="none" strokeWidth={WIDTH} transform="rotate(-90 50 50)">
        <circle cx="50" cy="50" r={RADIUS} className="stroke-line" />
        {arcsOf(shares).map((arc, index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={RADIUS}
            pathLength={RING}
            stroke={personColour(index)}
            strokeDasharray={arc.length === RING ? undefined : `${Math.max(0, arc.length - gap)} ${RING}`}
            strokeDashoffset={-arc.start - gap / 2}
          />
        ))}
      </g>
      <text
        x="50"
        y="50"
        textAnchor="middle"
        dominantBaseline="central"
        className={`font-sans text-[15px] font-semibold tabular-nums ${total === WHOLE ? "fill-ink" : "fill-danger"}`}
      >
        {formatShare(total)}%
      </text>
    </svg>
  );
}
