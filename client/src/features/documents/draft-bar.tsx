import { CloudOff, Undo2 } from "lucide-react";
import { Button } from "#client/ui/button";
import type { SplitSheetEditorState } from "#client/features/documents/use-split-sheet-editor";

type DraftBarProps = {
  editor: Pick<SplitSheetEditorState, "isKept" | "canUndoDiscard" | "discard" | "undoDiscard">;
  /** When what is typed need not be kept here any more. */
  until?: string;
};

/** Says quietly that nothing is lost, from the start, so that the first key moves nothing. */
export function DraftBar({ editor, until = "you save it" }: DraftBarProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-xs text-muted">
      <p role="status" className="flex items-center gap-2">
        {editor.isKept && <CloudOff aria-hidden className="size-4" />}
        {describe(editor, until)}
      </p>
      {editor.isKept && (
        <Button variant="ghost" className="text-xs text-muted underline" onClick={editor.discard}>
          Discard
        </Button>
      )}
      {editor.canUndoDiscard && (
        <Button variant="ghost" icon={<Undo2 aria-hidden />} className="text-xs" onClick={editor.undoDiscard}>
          Undo
        </Button>
      )}
    </div>
  );
}

function describe({ isKept, canUndoDiscard }: DraftBarProps["editor"], until: string): string {
  if (isKept) return "Draft saved on this device";
  return canUndoDiscard ? "Draft discarded." : `What you type is kept on this device until ${until}.`;
}
