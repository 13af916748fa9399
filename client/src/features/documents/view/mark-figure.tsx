import type { Mark } from "#shared/contract/fields/mark";
import { say } from "#client/lib/say";
import { classNames } from "#client/ui/class-names";

type MarkFigureProps = { mark: Mark; name: string; className?: string };

/** A name as its bearer has drawn or typed it. */
export function MarkFigure({ mark: { width, height, path }, name, className }: MarkFigureProps) {
  return (
    <svg
      role="img"
      aria-label={say("mark.of", { name })}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      className={classNames("block max-w-full text-ink", className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
