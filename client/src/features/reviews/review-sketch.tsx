import { classNames } from "#client/ui/class-names";

const lines = [
  { y: 30, width: 84, mark: "" },
  { y: 44, width: 96, mark: "fill-danger/25" },
  { y: 58, width: 72, mark: "" },
  { y: 72, width: 92, mark: "fill-accent/30" },
  { y: 86, width: 80, mark: "" },
  { y: 100, width: 96, mark: "" },
];

/** A contract under review at a glance, as a picture: two marked lines, and its score. */
export function ReviewSketch({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 224 120" className={classNames("block", className)}>
      <rect x="0.5" y="0.5" width="223" height="140" rx="10" className="fill-paper stroke-line" />
      {lines.map(({ y, width, mark }) => (
        <g key={y}>
          {mark && <rect x="20" y={y - 4} width={width + 8} height="12" rx="3" className={mark} />}
          <rect x="24" y={y} width={width} height="4" rx="2" className="fill-ink/20" />
        </g>
      ))}
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <path d="M146.4 91.6a32 32 0 1 1 45.2 0" pathLength="100" className="stroke-ink/10" />
        <path
          d="M146.4 91.6a32 32 0 1 1 45.2 0"
          pathLength="100"
          strokeDasharray="68 100"
          className="stroke-primary"
        />
      </g>
      <text
        x="169"
        y="77"
        textAnchor="middle"
        className="fill-ink font-serif text-[1.5rem] font-semibold tabular-nums"
      >
        68
      </text>
    </svg>
  );
}
