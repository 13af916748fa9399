import type { ReactNode } from "react";
import { Cloud, CloudOff, TriangleAlert, Undo2 } from "lucide-react";
import { Button } from "#client/ui/button";

type DraftBarProps = {
  editor: {
    hasDraft: boolean;
    canUndoDiscard: boolean;
    discard: () => void;
    undoDiscard: () => void;
    /** The device has no room for what is typed, or is told to keep nothing. */
    isStorageRefused?: boolean;
  };
  /** When what is typed need not be kept here any more. */
  until?: string;
  /** The account has it as well. */
  isKept?: boolean;
  /** What else can be done with what is typed. */
  children?: ReactNode;
};

/** Says quietly that nothing is lost, from the start, so that the first key moves nothing. */
export function DraftBar({ editor, until = "you save it", isKept = false, children }: DraftBarProps) {
  const Icon = isKept ? Cloud : editor.isStorageRefused ? TriangleAlert : CloudOff;
  return (
    <div className="-mx-4 flex min-h-11 flex-wrap items-center text-xs text-muted">
      <p role="status" className="flex items-center gap-2 px-4">
        {editor.hasDraft && <Icon aria-hidden className="size-4 shrink-0" />}
        {describe(editor, until, isKept)}
      </p>
      {editor.hasDraft && (
        <Button variant="ghost" className="text-xs text-muted underline" onClick={editor.discard}>
          Discard
        </Button>
      )}
      {editor.canUndoDiscard && (
        <Button variant="ghost" icon={<Undo2 aria-hidden />} className="text-xs" onClick={editor.undoDiscard}>
          Undo
        </Button>
      )}
      {children}
    </div>
  );
}

function describe(
  { hasDraft, isStorageRefused, canUndoDiscard }: DraftBarProps["editor"],
  until: string,
  isKept: boolean,
): string {
  if (hasDraft && isKept)
    return isStorageRefused
      ? "Draft saved in your account"
      : "Draft saved on this device and in your account";
  if (hasDraft && isStorageRefused) return "This device cannot keep what you type. Save before you leave.";
  if (hasDraft) return "Draft saved on this device";
  return canUndoDiscard ? "Draft discarded." : `What you type is kept on this device until ${until}.`;
}
