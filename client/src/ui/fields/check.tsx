import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";

type CheckProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; help?: ReactNode };

/** Yes or no, with what a yes means below. */
export function Check({ label, help, ...input }: CheckProps) {
  const helpId = useId();
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-control border bg-surface px-3 py-2.5 transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <input
        {...input}
        type="checkbox"
        aria-describedby={help ? helpId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-primary focus-visible:outline-none"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-sm font-medium">{label}</span>
        {help && (
          <span id={helpId} className="text-xs text-muted">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
