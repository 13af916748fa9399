import { useId } from "react";
import { classNames } from "#client/ui/class-names";

/**
 * The woven ornament: a row of diamonds between two rows of teeth, as on the border of a kanga.
 * One repeat is 32 × 32; the band is as high as its class says and repeats as far as it is wide.
 */
export function KangaBand({ className }: { className?: string | undefined }) {
  const weave = useId();
  return (
    <svg aria-hidden className={classNames("block h-4 w-full", className)}>
      <defs>
        <pattern id={weave} width="32" height="32" patternUnits="userSpaceOnUse">
          <rect width="32" height="32" className="fill-primary" />
          <path d="M0 0h32L24 8 16 0 8 8Z M0 32h32l-8-8-8 8-8-8Z" className="fill-accent" />
          <path d="M16 7l9 9-9 9-9-9Z" className="fill-paper" />
          <path d="M16 11.5l4.5 4.5-4.5 4.5-4.5-4.5Z" className="fill-accent" />
          <path d="M0 11.5l4.5 4.5L0 20.500Z M32 11.5 27.5 16l4.500 4.500Z" className="fill-paper" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${weave})`} />
    </svg>
  );
}
