import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { DeviceDraft } from "#client/lib/drafts/use-device-draft";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { isTooLong, ReasonField } from "#client/ui/reason-field";

type ReasonDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  typed: Pick<DeviceDraft<string>, "value" | "change">;
  help: string;
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
  useEffect(() => {
    // On a phone the foot of the dialog would hide what is below the field.
    if (error !== undefined) field.current?.form?.scrollIntoView({ block: "end" });
  }, [error]);
  const isBlank = typed.value.trim() === "";

  function submit() {
    if (busy) return;
    if (!isBlank && !isTooLong(typed.value)) return onConfirm(typed.value.trim());
    setIsAsked(true);
    field.current?.focus();
    if (isBlank) onMissing?.();
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
            {say("screen.cancel")}
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
        <ReasonField
          label={say("screen.reason")}
          typed={typed}
          help={help}
          error={(isAsked && isBlank ? missing : undefined) ?? error}
          required
          rows={4}
          readOnly={busy}
          ref={field}
        />
      </form>
    </Dialog>
  );
}
