import { lazy, Suspense, useState } from "react";
import {
  Archive,
  ArchiveRestore,
  BellRing,
  FileArchive,
  Lock,
  Send,
  Table2,
  Tags,
  Trash2,
  X,
} from "lucide-react";
import type { DashboardRow } from "#shared/contract/dashboard";
import { MOST_AT_ONCE } from "#shared/domain/dashboard";
import { actionsOf } from "#client/features/documents/actions/document-actions";
import { DeleteManyDialog } from "#client/features/documents/many/delete-many-dialog";
import type { useArchive } from "#client/features/documents/labels/use-archive";
import { outcomeLine } from "#client/features/documents/many/outcome-line";
import type { Chosen } from "#client/features/documents/many/use-chosen";
import { useActOnMany } from "#client/features/documents/many/use-act-on-many";
import { fileUrl } from "#client/lib/call";
import { useDownload } from "#client/lib/use-download";
import { Button } from "#client/ui/button";

const SendManyDialog = lazy(async () => ({
  default: (await import("#client/features/documents/many/send-many-dialog")).SendManyDialog,
}));

type ManyBarProps = {
  choice: Chosen & { chosen: ReadonlyMap<string, DashboardRow> };
  /** What can be chosen at once. */
  shown: readonly DashboardRow[];
  archive: ReturnType<typeof useArchive>;
  onLabel: () => void;
};

/** What can be done with all that was chosen. */
export function ManyBar({ choice, shown, archive, onLabel }: ManyBarProps) {
  const rows = [...choice.chosen.values()];
  const [isDeleting, setDeleting] = useState(false);
  const [isSending, setSending] = useState(false);
  // What changes a version in force is sent alone: its dialog says who leaves by it.
  const drafts = rows.filter((row) => actionsOf(row).send && !row.inForce);
  const can = (action: "resend" | "lock" | "remove") => rows.filter((row) => actionsOf(row)[action]);
  const { act, outcome } = useActOnMany(choice);
  const body = { documentIds: rows.map(({ id }) => id) };
  const failed = "The file could not be made. Please try again.";
  const pdfs = useDownload(fileUrl("POST /api/documents/pdfs", {}), "documents.zip", { body, failed });
  const table = useDownload(fileUrl("POST /api/documents/csv", {}), "documents.csv", { body, failed });
  const tooMany = rows.length > MOST_AT_ONCE;
  const areArchived = rows.length > 0 && rows.every(({ archived }) => archived);
  const isIdle = rows.length === 0 || tooMany;
  return (
    <section
      aria-label="Selected documents"
      className="sticky bottom-3 z-20 grid gap-2 rounded-card border bg-surface p-3 shadow-soft sm:px-4"
    >
      <div className="flex items-center gap-2">
        <p role="status" className="min-w-0 flex-1 text-sm font-semibold tabular-nums">
          {rows.length} selected
          {tooMany && <span className="font-normal text-danger"> · at most {MOST_AT_ONCE} at once</span>}
        </p>
        <Button variant="ghost" size="sm" onClick={() => choice.add(shown)}>
          Select all shown
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label="Stop selecting"
          icon={<X aria-hidden />}
          onClick={choice.end}
        />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:px-3 max-sm:[&_svg]:hidden">
        {drafts.length > 1 && (
          <Button size="sm" icon={<Send aria-hidden />} disabled={tooMany} onClick={() => setSending(true)}>
            Send for signing
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          icon={<BellRing aria-hidden />}
          disabled={isIdle || can("resend").length === 0}
          busy={act.isPending && act.variables.act === "remind"}
          onClick={() => act.mutate({ act: "remind", rows: can("resend") })}
        >
          Remind
        </Button>
        <Button variant="secondary" size="sm" icon={<Tags aria-hidden />} disabled={isIdle} onClick={onLabel}>
          Labels
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={areArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          disabled={isIdle}
          busy={archive.isPending}
          onClick={() => archive.mutate({ rows, isArchived: !areArchived })}
        >
          {areArchived ? "Back into the list" : "Archive"}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<FileArchive aria-hidden />}
          disabled={isIdle}
          busy={pdfs.isPending}
          onClick={() => pdfs.mutate()}
        >
          PDFs
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Table2 aria-hidden />}
          disabled={isIdle}
          busy={table.isPending}
          onClick={() => table.mutate()}
        >
          CSV
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Lock aria-hidden />}
          disabled={isIdle || can("lock").length === 0}
          busy={act.isPending && act.variables.act === "lock"}
          onClick={() => act.mutate({ act: "lock", rows: can("lock") })}
        >
          Lock
        </Button>
        <Button
          variant="danger"
          size="sm"
          icon={<Trash2 aria-hidden />}
          disabled={isIdle || can("remove").length === 0}
          onClick={() => setDeleting(true)}
        >
          Delete
        </Button>
      </div>
      <p role="status" className="text-sm text-muted wrap-anywhere empty:hidden">
        {outcome && outcomeLine(outcome)}
      </p>
      {isSending && (
        <Suspense>
          <SendManyDialog rows={drafts} choice={choice} onClose={() => setSending(false)} />
        </Suspense>
      )}
      {isDeleting && (
        <DeleteManyDialog
          rows={can("remove")}
          staying={rows.length - can("remove").length}
          choice={choice}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  );
}
