import { useId, type ReactNode } from "react";
import { classNames } from "#client/ui/class-names";

/** What a control needs to be tied to its label and note. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A labelled control: help below, and an error in place of the help. */
export function Field({ label, help, error, required, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  const noteId = `${id}-note`;
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium wrap-anywhere text-ink">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": note ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required ? true : undefined,
      })}
      {note && (
        <p
          id={noteId}
          className={classNames("text-xs wrap-anywhere", error ? "font-medium text-danger" : "text-muted")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
