import { useId, type ComponentProps, type ReactNode } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "checked"> & {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
};

/** On or off, as a row: what it is about on the left, the switch on the right. */
export function Switch({ label, help, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 has-disabled:opacity-60">
      <label htmlFor={id} className="grid min-h-11 min-w-0 flex-1 content-center gap-0.5">
        <span id={`${id}-label`} className="text-sm font-medium">
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className="text-xs text-muted">
            {help}
          </span>
        )}
      </label>
      <span className="grid min-h-11 shrink-0 place-items-center">
        <input
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={help ? `${id}-help` : undefined}
          className="relative h-7 w-12 cursor-pointer appearance-none rounded-full bg-control transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:transition-transform checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary disabled:cursor-not-allowed forced-colors:appearance-auto"
        />
      </span>
    </div>
  );
}
