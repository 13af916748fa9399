import { classNames } from "#client/ui/class-names";

const clauses = [
  { heading: 46, lines: [150, 128] },
  { heading: 62, lines: [156, 96] },
];

/** An agreement at a glance, as a picture: its title, two clauses and a signature. */
export function AgreementSketch({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 224 120" className={classNames("block", className)}>
      <rect x="0.5" y="0.5" width="223" height="140" rx="10" className="fill-paper stroke-line" />
      <rect x="72" y="20" width="80" height="7" rx="3.5" className="fill-primary/60" />
      {clauses.map(({ heading, lines }, index) => (
        <g key={heading} transform={`translate(34 ${42 + index * 32})`}>
          <rect width={heading} height="5" rx="2.5" className="fill-accent/70" />
          {lines.map((width, line) => (
            <rect key={width} y={10 + line * 8} width={width} height="4" rx="2" className="fill-ink/15" />
          ))}
        </g>
      ))}
      <path
        d="M136 112c12-18 18-18 16-6s8 6 14-4 8 0 6 6 12-6 18-4"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        className="stroke-ink/60"
      />
    </svg>
  );
}
