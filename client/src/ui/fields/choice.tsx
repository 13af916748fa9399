import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "#client/ui/class-names";

type Option = { value: string; label: ReactNode; help?: ReactNode };

type ChoiceProps = {
  legend: ReactNode;
  options: readonly Option[];
  help?: ReactNode;
  error?: string | undefined;
  /** What every radio button takes: a name, a ref, what to do on change. */
  radio: Omit<ComponentProps<"input">, "type" | "value">;
  /** The value of the chosen one, where React keeps it. */
  chosen?: string;
  /** How many options stand side by side where there is room. */
  columns?: 2 | 3;
  className?: string | undefined;
};

/** One of a few options, all of them in sight. */
export function Choice({ legend, options, help, error, radio, chosen, columns = 3, className }: ChoiceProps) {
  const noteId = useId();
  const note = error ?? help;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={note ? noteId : undefined}
      className={classNames("grid min-w-0 content-start gap-1.5", className)}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className={classNames("grid gap-2", columns === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2")}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            radio={chosen === undefined ? radio : { ...radio, checked: chosen === option.value }}
            invalid={error !== undefined}
          />
        ))}
      </div>
      {note && (
        <p id={noteId} className={classNames("text-xs", error ? "font-medium text-danger" : "text-muted")}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

function Radio({
  value,
  label,
  help,
  radio,
  invalid,
}: Option & Pick<ChoiceProps, "radio"> & { invalid: boolean }) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-control border border-control bg-surface px-3 py-2.5 transition-colors hover:border-muted has-checked:border-primary has-checked:bg-primary/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-data-invalid:border-danger">
      <input
        {...radio}
        type="radio"
        value={value}
        data-invalid={invalid || undefined}
        className="mt-0.5 size-5 shrink-0 accent-primary focus-visible:outline-none"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-sm font-medium">{label}</span>
        {help && <span className="text-xs text-muted">{help}</span>}
      </span>
    </label>
  );
}
