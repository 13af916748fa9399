import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";

type AgreementLeaveProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The device cannot keep what was typed. */
  isStorageRefused: boolean;
  onLeave: () => void;
  onDiscard: () => void;
};

/** Asked when somebody cancels with text that is not saved. */
export function AgreementLeave({
  open,
  onOpenChange,
  isStorageRefused,
  onLeave,
  onDiscard,
}: AgreementLeaveProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="You have changes that are not saved"
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
          {!isStorageRefused && (
            <Button variant="secondary" onClick={onLeave}>
              Leave and keep them
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>Keep editing</Button>
        </>
      }
    >
      <p className="text-sm">
        {isStorageRefused
          ? "This device cannot keep them: what you typed is lost when you leave."
          : "You can leave them on this device and find them here the next time you edit this agreement."}
      </p>
    </Dialog>
  );
}
