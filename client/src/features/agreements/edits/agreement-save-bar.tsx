import { Check, CloudOff, TriangleAlert } from "lucide-react";
import type { AgreementText } from "#client/features/agreements/edits/use-agreement-text";
import { useOnline } from "#client/lib/use-online";
import { Button } from "#client/ui/button";

type AgreementSaveBarProps = {
  editor: AgreementText;
  /** What the form says and the text does not, in a sentence; empty when all is well. */
  warning: string;
  /** Leads to what it is. */
  onLook: () => void;
  isSaving: boolean;
  onCancel: () => void;
};

/** Always at hand, however long the text: what is on this device alone, and the two ways out. */
export function AgreementSaveBar({ editor, warning, onLook, isSaving, onCancel }: AgreementSaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-paper px-4 py-3 sm:-mx-1 sm:px-1">
      <div className="grid min-w-0">
        <DraftNote editor={editor} />
        {warning !== "" && (
          <button
            type="button"
            onClick={onLook}
            className="flex min-h-8 items-center gap-2 text-left text-xs font-medium text-warning underline-offset-2 hover:underline @[54rem]:hidden"
          >
            <TriangleAlert aria-hidden className="size-4 shrink-0" /> {warning}
          </button>
        )}
      </div>
      <div className="flex flex-1 gap-2 max-sm:basis-full max-sm:*:flex-1 sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving} busyLabel="Saving...">
          Save Changes
        </Button>
      </div>
    </div>
  );
}

function DraftNote({ editor: { hasDraft, isStorageRefused } }: { editor: AgreementText }) {
  const isOnline = useOnline();
  const Icon = !hasDraft ? Check : isStorageRefused ? TriangleAlert : CloudOff;
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-xs text-muted">
      <Icon aria-hidden className={`size-4 shrink-0 ${hasDraft && isStorageRefused ? "text-warning" : ""}`} />
      {noteOf(hasDraft, isStorageRefused, isOnline)}
    </p>
  );
}

function noteOf(hasDraft: boolean, isStorageRefused: boolean, isOnline: boolean): string {
  if (!hasDraft) return "All changes are saved";
  if (isStorageRefused) return "Not saved, and this device cannot keep it. Save before you leave.";
  return isOnline ? "Kept on this device, not saved yet" : "Kept on this device until you are online again";
}
