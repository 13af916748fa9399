import { useId } from "react";
import { classNames } from "#client/ui/class-names";

/**
 * The woven ornament: a row of diamonds between two rows of teeth, as on the border of a kanga. One repeat is a square
 * as high as the band, which is as high as its class says.
 */
export function KangaBand({ className }: { className?: string | undefined }) {
  const weave = useId();
  return (
    <svg
      aria-hidden
      viewBox="0 0 9600 32"
      preserveAspectRatio="xMidYMid slice"
      className={classNames("block h-4 w-full", className)}
    >
      <pattern id={weave} width="32" height="32" patternUnits="userSpaceOnUse">
        <path d="M0 0h32v32H0Z" fill="var(--kanga-ground)" />
        <path d="M0 0h32l-8 8-8-8-8 8ZM0 32h32l-8-8-8 8-8-8Z" fill="var(--kanga-tooth)" />
        <path
          d="M16 7l9 9-9 9-9-9ZM0 11.5 4.5 16 0 20.5ZM32 11.5 27.5 16l4.5 4.5Z"
          fill="var(--kanga-thread)"
        />
        <path d="M16 11.5l4.5 4.5-4.5 4.5-4.5-4.5Z" fill="var(--kanga-tooth)" />
      </pattern>
      <path d="M0 0h9600v32H0Z" fill={`url(#${weave})`} />
    </svg>
  );
}
