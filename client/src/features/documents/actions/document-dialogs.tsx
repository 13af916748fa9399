import type { DocumentSummary } from "#shared/contract/documents";
import { useUser } from "#client/lib/use-user";
import { AskToChange } from "#client/features/documents/actions/ask-to-change";
import { MoreSongsDialog } from "#client/features/documents/many/more-songs-dialog";
import { DeleteDialog } from "#client/features/documents/actions/delete-dialog";
import { DropChangeDialog } from "#client/features/documents/actions/drop-change-dialog";
import { LockDialog } from "#client/features/documents/actions/lock-dialog";
import { RecallDialog } from "#client/features/documents/actions/recall-dialog";
import { SendDialog } from "#client/features/documents/actions/send-dialog";
import { UnlockLocked } from "#client/features/documents/actions/unlock-locked";
import { ViewDialog } from "#client/features/documents/view/view-dialog";

export type DocumentDialog =
  "view" | "send" | "more-songs" | "recall" | "drop-change" | "lock" | "unlock" | "delete";

export type OpenedDialog = {
  dialog: DocumentDialog;
  document: DocumentSummary;
  /** What a reason that is asked for begins with. */
  reason?: string;
};

type DocumentDialogsProps = { opened: OpenedDialog; onClose: () => void; onDeleted: () => void };

/** The dialogs of a document, in a chunk of their own: the list and the page show without them. */
export function DocumentDialogs({
  opened: { dialog, document, reason },
  onClose,
  onDeleted,
}: DocumentDialogsProps) {
  const { user } = useUser();
  const opened = { document, open: true, onOpenChange: onClose };
  switch (dialog) {
    case "view":
      return <ViewDialog id={document.id} open onOpenChange={onClose} />;
    case "send": {
      const { id, type, title } = document;
      return <SendDialog {...opened} document={{ id, type, title }} from="dashboard" />;
    }
    case "more-songs":
      return user && <MoreSongsDialog {...opened} userId={user.id} />;
    case "recall":
      return user && <RecallDialog {...opened} userId={user.id} suggested={reason} />;
    case "drop-change":
      return <DropChangeDialog {...opened} />;
    case "lock":
      return <LockDialog {...opened} />;
    case "unlock":
      // What was locked opens with the password; what everybody has signed, with everybody's consent.
      if (!user) return null;
      return document.status === "fully_signed" ? (
        <AskToChange {...opened} userId={user.id} />
      ) : (
        <UnlockLocked {...opened} userId={user.id} />
      );
    case "delete":
      return <DeleteDialog {...opened} onDeleted={onDeleted} />;
  }
}
