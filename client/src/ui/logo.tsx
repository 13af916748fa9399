import { brand } from "#shared/brand";
import { classNames } from "#client/ui/class-names";

export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames("font-serif text-lg font-semibold tracking-tight text-ink", className)}>
      {brand.name}
      <span className="text-muted">{brand.suffix}</span>
    </span>
  );
}
