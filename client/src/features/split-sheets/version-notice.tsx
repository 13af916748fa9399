import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { SplitSheetEditorState } from "#client/features/split-sheets/use-split-sheet-editor";
import { momentForReader } from "#shared/dates";

type VersionNoticeProps = {
  editor: Pick<SplitSheetEditorState, "isOutdated" | "hasAside" | "takeLatest" | "keepMine" | "bringBack">;
  updatedAt: string | undefined;
};

/** When the server has a newer version than the one that was typed over: both are there, and the person chooses. */
export function VersionNotice({ editor, updatedAt }: VersionNoticeProps) {
  if (editor.isOutdated) return <Outdated editor={editor} updatedAt={updatedAt} />;
  if (!editor.hasAside) return null;
  return (
    <Notice tone="info" title="Another version of this sheet is kept on this device">
      <Button variant="secondary" className="mt-3 mb-1" onClick={editor.bringBack}>
        Switch to it
      </Button>
    </Notice>
  );
}

function Outdated({ editor, updatedAt }: VersionNoticeProps) {
  return (
    <div tabIndex={-1} data-invalid className="rounded-control">
      <Notice tone="warning" title="This split sheet was changed somewhere else">
        <p>
          {updatedAt && `It was saved on ${momentForReader(updatedAt)}, after you started here. `}
          You are looking at what you typed; nothing of it is lost. If you keep it, saving replaces the other
          change.
        </p>
        <div className="mt-3 mb-1 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={editor.takeLatest}>
            Load the latest version
          </Button>
          <Button variant="secondary" onClick={editor.keepMine}>
            Keep what I typed
          </Button>
        </div>
      </Notice>
    </div>
  );
}
