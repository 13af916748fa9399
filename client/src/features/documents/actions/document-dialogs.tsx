import type { DocumentSummary } from "#shared/contract/documents";
import { useUser } from "#client/lib/use-user";
import { DeleteDialog } from "#client/features/documents/actions/delete-dialog";
import type { DocumentDialog } from "#client/features/documents/list/document-row";
import { RecallDialog } from "#client/features/documents/actions/recall-dialog";
import { SendDialog } from "#client/features/documents/actions/send-dialog";
import { UnlockDialog } from "#client/features/documents/actions/unlock-dialog";
import { ViewDialog } from "#client/features/documents/view/view-dialog";

export type OpenedDialog = { dialog: DocumentDialog; document: DocumentSummary };

type DocumentDialogsProps = { opened: OpenedDialog; onClose: () => void; onDeleted: () => void };

/** The dialogs of a document, in a chunk of their own: the list and the page show without them. */
export function DocumentDialogs({ opened: { dialog, document }, onClose, onDeleted }: DocumentDialogsProps) {
  const { user } = useUser();
  const opened = { document, open: true, onOpenChange: onClose };
  switch (dialog) {
    case "view":
      return <ViewDialog id={document.id} open onOpenChange={onClose} />;
    case "send": {
      const { id, type, title } = document;
      return <SendDialog {...opened} document={{ id, type, title }} from="dashboard" />;
    }
    case "recall":
      return user && <RecallDialog {...opened} userId={user.id} />;
    case "unlock":
      return user && <UnlockDialog {...opened} userId={user.id} />;
    case "delete":
      return <DeleteDialog {...opened} onDeleted={onDeleted} />;
  }
}
