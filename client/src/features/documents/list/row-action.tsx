import type { ReactNode } from "react";
import { CopyPlus, Eye, ListChecks, LockOpen, Pencil, PenLine, Send } from "lucide-react";
import type { DashboardRow } from "#shared/contract/dashboard";
import { wasSent } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import { actionsOf } from "#client/features/documents/actions/document-actions";
import type { DocumentDialog } from "#client/features/documents/actions/document-dialogs";
import { editAddress } from "#client/features/documents/actions/edit-address";
import { canBeginLike } from "#client/features/documents/list/can-begin-like";
import { Button, ButtonLink } from "#client/ui/button";

type RowActionProps = {
  row: DashboardRow;
  onOpen: (dialog: DocumentDialog) => void;
  /** What writes again to those who have not signed. */
  remind: ReactNode;
};

/** Nobody is reminded minutes after they were asked. */
const REMIND_AFTER_MS = 60 * 60_000;

/** The one thing to do with a document next; where it waits for others as well, they are reminded beside it. The rest stands in its menu. */
export function RowAction({ row, onOpen, remind }: RowActionProps) {
  const { id, title, part, status, toSign, toAnswer, returned, askedAt, note, undelivered } = row;
  const actions = actionsOf(row);
  const mayRemind = actions.resend && askedAt !== null && Date.now() - Date.parse(askedAt) > REMIND_AFTER_MS;
  if (toSign)
    return (
      <div className="flex flex-wrap justify-end gap-2 lg:grid">
        <ButtonLink href={pathTo.signing(id)} icon={<PenLine aria-hidden />}>
          Review and sign
        </ButtonLink>
        {mayRemind && row.signerCount - row.signedCount > 1 && remind}
      </div>
    );
  if (toAnswer) return <ViewLink id={id} label="See the question" />;
  if (note) return <ViewLink id={id} label="Answer" />;
  if (undelivered) return <ViewLink id={id} label="Reach them" />;
  if (actions.edit && returned)
    return (
      <ButtonLink href={editAddress(row)} variant="secondary" icon={<Pencil aria-hidden />}>
        Edit
      </ButtonLink>
    );
  if (actions.send)
    return (
      <Button
        variant="secondary"
        icon={<Send aria-hidden />}
        onClick={() => onOpen("send")}
        className="text-primary"
      >
        Send
      </Button>
    );
  if (actions.unlock)
    return (
      <Button variant="secondary" icon={<LockOpen aria-hidden />} onClick={() => onOpen("unlock")}>
        Unlock
      </Button>
    );
  if (mayRemind) return remind;
  if (status === "pending")
    return (
      <ButtonLink
        href={pathTo.view(id)}
        variant="secondary"
        icon={<ListChecks aria-hidden />}
        aria-label={`Status of ${title}`}
      >
        Status
      </ButtonLink>
    );
  if (part === "done" && status === "fully_signed" && canBeginLike(row))
    return (
      <ButtonLink
        href={pathTo.splitSheetLike(id)}
        variant="secondary"
        icon={<CopyPlus aria-hidden />}
        aria-label={`New song with the people of ${title}`}
      >
        New song
      </ButtonLink>
    );
  if (wasSent(status)) return <ViewLink id={id} label="View" />;
  return (
    <Button variant="secondary" icon={<Eye aria-hidden />} onClick={() => onOpen("view")}>
      View
    </Button>
  );
}

function ViewLink({ id, label }: { id: string; label: string }) {
  return (
    <ButtonLink href={pathTo.view(id)} variant="secondary" icon={<Eye aria-hidden />}>
      {label}
    </ButtonLink>
  );
}
