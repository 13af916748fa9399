import { classNames } from "#client/ui/class-names";
import { arcsOf, RING } from "#client/features/split-sheets/balance-shares";
import { personColour } from "#shared/domain/person-colours";

const shares = [4500, 3000, 2500];

/** A split sheet at a glance, as a picture: three people, three shares, three signatures. */
export function SheetSketch({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 224 120" className={classNames("block", className)}>
      <rect x="0.5" y="0.5" width="223" height="140" rx="10" className="fill-paper stroke-line" />
      <g fill="none" strokeWidth="13" transform="rotate(-90 58 60)">
        {arcsOf(shares).map(({ start, length }, index) => (
          <circle
            key={start}
            cx="58"
            cy="60"
            r="32"
            pathLength={RING}
            stroke={personColour(index)}
            strokeDasharray={`${length - 10} ${RING}`}
            strokeDashoffset={-start - 5}
          />
        ))}
      </g>
      {shares.map((share, index) => (
        <g key={share} transform={`translate(116 ${30 + index * 26})`}>
          <circle cx="4" cy="4" r="4" fill={personColour(index)} />
          <rect x="16" y="1" width={share / 130} height="6" rx="3" className="fill-ink/20" />
          <path
            d="M58 8c6-9 9-9 8-3s4 3 7-2 4 0 3 3 6-3 9-2"
            fill="none"
            strokeWidth="1.6"
            strokeLinecap="round"
            className="stroke-ink/60"
          />
        </g>
      ))}
    </svg>
  );
}
