import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { EditDialog, type EditDialogProps } from "#client/features/agreements/edits/edit-dialog";
import { editsQuery } from "#client/features/agreements/edits/edits-queries";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import { Skeleton } from "#client/ui/skeleton";
import type { DocumentEdit } from "#shared/contract/documents";
import { momentForReader } from "#shared/dates";

type EditsPanelProps = Omit<EditDialogProps, "edit" | "edits" | "onClose">;

/** Every text that was saved, newest first; each can be looked at, compared and restored. */
export function EditsPanel(props: EditsPanelProps) {
  const { document } = props;
  const edits = useQuery(editsQuery(document.id));
  const [opened, setOpened] = useState<DocumentEdit | null>(null);
  return (
    <details open={isWide()} className="rounded-control border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold">
        <History aria-hidden className="size-4 text-muted" />
        Saved texts {edits.data && <span className="font-normal text-muted">({edits.data.length})</span>}
      </summary>
      <div className="border-t px-4">
        {edits.data && (
          <ol reversed className="max-h-96 divide-y divide-line overflow-y-auto">
            {edits.data.map((edit, index) => (
              <Row key={edit.number} edit={edit} isCurrent={index === 0} onOpen={() => setOpened(edit)} />
            ))}
          </ol>
        )}
        {!edits.data && edits.error && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-2 py-3 text-sm">
            <p className="text-danger">The saved texts could not be loaded.</p>
            <Button variant="secondary" size="sm" onClick={() => void edits.refetch()}>
              Try again
            </Button>
          </div>
        )}
        {!edits.data && !edits.error && (
          <div role="status" aria-label="Loading the saved texts" className="py-4">
            <Skeleton className="h-10" />
          </div>
        )}
      </div>
      {opened && edits.data && (
        <EditDialog {...props} edit={opened} edits={edits.data} onClose={() => setOpened(null)} />
      )}
    </details>
  );
}

/** Beside the text they are open, above it on a phone they would push it away. */
function isWide(): boolean {
  return window.matchMedia("(min-width: 64rem)").matches;
}

type RowProps = { edit: DocumentEdit; isCurrent: boolean; onOpen: () => void };

function Row({ edit: { number, savedAt, savedBy, words }, isCurrent, onOpen }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-3 text-xs">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm font-semibold">
          Saved text {number} {isCurrent && <Badge tone="primary">Current</Badge>}
        </p>
        <p className="text-muted tabular-nums">
          <time dateTime={savedAt}>{momentForReader(savedAt)}</time>
        </p>
        <p className="text-muted">
          <bdi>{savedBy}</bdi>, {words.toLocaleString("en-GB")} {words === 1 ? "word" : "words"}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={`View saved text ${number}`} onClick={onOpen}>
        View
      </Button>
    </li>
  );
}
