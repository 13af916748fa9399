import { lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { useUser } from "#client/lib/use-user";
import type { Document } from "#shared/contract/documents";
import { paths } from "#shared/paths";

const DocumentDialogs = lazy(async () => ({
  default: (await import("#client/features/documents/actions/document-dialogs")).DocumentDialogs,
}));
const RequestDeletionDialog = lazy(async () => ({
  default: (await import("#client/features/consent/request-deletion-dialog")).RequestDeletionDialog,
}));

const SharedViewsDialog = lazy(async () => ({
  default: (await import("#client/features/sharing/shared-views-dialog")).SharedViewsDialog,
}));

export type PageDialog = "share" | "send" | "recall" | "drop-change" | "lock" | "unlock" | "request-deletion";

type DocumentPageDialogsProps = {
  document: Document;
  dialog: PageDialog;
  /** What a reason that is asked for begins with. */
  reason: string;
  onClose: () => void;
};

/** The dialogs of a document's page, loaded when one is opened. */
export function DocumentPageDialogs({ document, dialog, reason, onClose }: DocumentPageDialogsProps) {
  const { user } = useUser();
  const [, navigate] = useLocation();
  return (
    <Suspense>
      {dialog === "share" ? (
        <SharedViewsDialog document={document} open onOpenChange={onClose} />
      ) : dialog === "request-deletion" ? (
        user && <RequestDeletionDialog document={document} userId={user.id} open onOpenChange={onClose} />
      ) : (
        <DocumentDialogs
          opened={{ dialog, document, reason }}
          onClose={onClose}
          onDeleted={() => navigate(paths.home)}
        />
      )}
    </Suspense>
  );
}
