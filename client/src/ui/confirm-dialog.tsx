import type { ReactNode } from "react";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** What the button does: "Block". */
  action: string;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks once more before something that others feel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  action,
  busyLabel,
  busy,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{description}</p>
      {children}
    </Dialog>
  );
}
