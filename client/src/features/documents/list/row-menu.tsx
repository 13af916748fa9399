import { useRef } from "react";
import {
  Archive,
  ArchiveRestore,
  CopyPlus,
  Download,
  Ellipsis,
  Eye,
  ListChecks,
  ListMusic,
  Lock,
  LockOpen,
  Pencil,
  Send,
  Tags,
  Trash2,
  Undo2,
} from "lucide-react";
import { useLocation } from "wouter";
import type { DashboardRow } from "#shared/contract/dashboard";
import { wasSent } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { actionsOf } from "#client/features/documents/actions/document-actions";
import type { DocumentDialog } from "#client/features/documents/actions/document-dialogs";
import { editAddress } from "#client/features/documents/actions/edit-address";
import { nextSteps } from "#client/features/documents/actions/next-steps";
import { canBeginLike } from "#client/features/documents/list/can-begin-like";
import { fileUrl } from "#client/lib/call";
import { useDownload } from "#client/lib/use-download";
import { Button } from "#client/ui/button";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#client/ui/menu";

/** What the list does with a row that is nobody else's business. */
export type DeskActions = {
  onLabel: (row: DashboardRow) => void;
  onArchive: (row: DashboardRow, isArchived: boolean) => void;
};

type RowMenuProps = DeskActions & {
  row: DashboardRow;
  onOpen: (dialog: DocumentDialog) => void;
};

/** Everything else that can be done with a document. */
export function RowMenu({ row, onOpen, onLabel, onArchive }: RowMenuProps) {
  const { id, title, status, returned, archived } = row;
  const [, navigate] = useLocation();
  const download = useDownload(fileUrl("GET /api/documents/{id}/pdf", { id }), `${title}.pdf`);
  const { hasPage, ...actions } = actionsOf(row);
  // A dialog opens once the menu has given the focus back, so that it can do so in its turn.
  const next = useRef<DocumentDialog | "labels" | null>(null);
  const openNext = () => {
    const dialog = next.current;
    next.current = null;
    if (dialog) setTimeout(() => (dialog === "labels" ? onLabel(row) : onOpen(dialog)));
  };
  return (
    <div className="self-start lg:order-last lg:self-center">
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            aria-label={`More actions for ${title}`}
            icon={<Ellipsis aria-hidden />}
            busy={download.isPending}
            busyLabel=""
            className="w-11 px-0"
          />
        </MenuTrigger>
        <MenuContent onCloseAutoFocus={openNext}>
          <MenuItem onSelect={() => (hasPage ? navigate(pathTo.view(id)) : (next.current = "view"))}>
            <Eye aria-hidden /> View Document
          </MenuItem>
          {actions.edit && !returned && (
            <MenuItem onSelect={() => navigate(editAddress(row))}>
              <Pencil aria-hidden /> Edit
            </MenuItem>
          )}
          {actions.send && returned && (
            <MenuItem onSelect={() => (next.current = "send")}>
              <Send aria-hidden /> {returned.because === "amended" ? "Send for signing" : "Send again"}
            </MenuItem>
          )}
          {!hasPage && wasSent(status) && (
            <MenuItem onSelect={() => navigate(pathTo.view(id))}>
              <ListChecks aria-hidden /> Status
            </MenuItem>
          )}
          <MenuItem onSelect={() => download.mutate()}>
            <Download aria-hidden /> Download PDF
          </MenuItem>
          {canBeginLike(row) && (
            <>
              <MenuItem onSelect={() => navigate(pathTo.splitSheetLike(id))}>
                <CopyPlus aria-hidden /> New song, same people
              </MenuItem>
              <MenuItem onSelect={() => (next.current = "more-songs")}>
                <ListMusic aria-hidden /> Several songs, same people
              </MenuItem>
            </>
          )}
          {nextSteps(row).map(({ label, href, icon: Icon }) => (
            <MenuItem key={label} onSelect={() => navigate(href)}>
              <Icon aria-hidden /> {label}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => (next.current = "labels")}>
            <Tags aria-hidden /> Labels
          </MenuItem>
          <MenuItem onSelect={() => onArchive(row, !archived)}>
            {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {archived ? "Back into the list" : "Archive"}
          </MenuItem>
          {actions.lock && (
            <MenuItem onSelect={() => (next.current = "lock")}>
              <Lock aria-hidden /> Lock
            </MenuItem>
          )}
          {actions.recall && (
            <MenuItem onSelect={() => (next.current = "recall")}>
              <Undo2 aria-hidden /> Recall
            </MenuItem>
          )}
          {actions.dropChange && (
            <MenuItem onSelect={() => (next.current = "drop-change")}>
              <Undo2 aria-hidden /> Drop the change
            </MenuItem>
          )}
          {actions.askToChange && (
            <MenuItem onSelect={() => (next.current = "unlock")}>
              <LockOpen aria-hidden /> Unlock to change it
            </MenuItem>
          )}
          {actions.remove && (
            <>
              <MenuSeparator />
              <MenuItem tone="danger" onSelect={() => (next.current = "delete")}>
                <Trash2 aria-hidden /> Delete
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
    </div>
  );
}
