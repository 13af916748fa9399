import type { DocumentSummary } from "#shared/contract/documents";
import { DeleteDialog } from "#client/features/documents/delete-dialog";
import type { DocumentDialog } from "#client/features/documents/document-row";
import { SendDialog } from "#client/features/documents/send-dialog";
import { ViewDialog } from "#client/features/documents/view-dialog";

export type OpenedDialog = { dialog: DocumentDialog; document: DocumentSummary };

type DocumentDialogsProps = { opened: OpenedDialog; onClose: () => void; onDeleted: () => void };

/** The dialogs of the list, in a chunk of their own: the list shows without them. */
export function DocumentDialogs({ opened: { dialog, document }, onClose, onDeleted }: DocumentDialogsProps) {
  if (dialog === "view") return <ViewDialog id={document.id} open onOpenChange={onClose} />;
  if (dialog === "send") {
    const { id, type, title } = document;
    return <SendDialog document={{ id, type, title }} from="dashboard" open onOpenChange={onClose} />;
  }
  return <DeleteDialog document={document} open onOpenChange={onClose} onDeleted={onDeleted} />;
}
