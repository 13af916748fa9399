import { useId, useRef, useState, type ReactNode } from "react";
import type { TypedReason } from "#client/lib/use-typed-reason";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/field";
import { Textarea } from "#client/ui/input";

/** As the contract has it. */
const LONGEST_REASON = 1000;

type ReasonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  typed: TypedReason;
  help: ReactNode;
  /** What to say where no reason was given; without it the button waits for one. */
  missing?: string;
  onMissing?: () => void;
  action: string;
  busyLabel: string;
  variant?: "primary" | "danger";
  busy: boolean;
  error?: string | undefined;
  onConfirm: (reason: string) => void;
  /** What giving the reason brings about. */
  children?: ReactNode;
};

/** Asks why, before something that others are told of. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, description, typed, help, missing, onMissing } = props;
  const { action, busyLabel, variant = "primary", busy, error, onConfirm, children } = props;
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isBlank = typed.reason.trim() === "";

  function submit() {
    if (busy) return;
    if (!isBlank) return onConfirm(typed.reason.trim());
    setIsAsked(true);
    field.current?.focus();
    onMissing?.();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            busy={busy}
            busyLabel={busyLabel}
            disabled={missing === undefined && isBlank}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // React lets events rise through portals: a form around the dialog must not take this for its own.
          event.stopPropagation();
          submit();
        }}
      >
        {children}
        <Field
          label="Reason"
          help={help}
          error={(isAsked && isBlank ? missing : undefined) ?? error}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={4}
              maxLength={LONGEST_REASON}
              readOnly={busy}
              value={typed.reason}
              onChange={(event) => typed.change(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
