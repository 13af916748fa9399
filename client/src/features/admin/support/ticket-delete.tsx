import { deleteTicket } from "#client/features/admin/support/delete-ticket";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";
import type { Ticket } from "#shared/contract/support";

type TicketDeleteProps = { ticket: Pick<Ticket, "id" | "subject">; onClose: () => void };

export function TicketDelete({ ticket: { id, subject }, onClose }: TicketDeleteProps) {
  const remove = useAdminAction({
    run: () => deleteTicket({ id }),
    lists: ["support/tickets"],
    done: "Ticket deleted",
    failed: { title: "Delete Failed", fallback: "Failed to delete support ticket.", inDialog: true },
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Delete ticket"
      action="Delete ticket"
      busyLabel="Deleting…"
      variant="danger"
      busy={remove.isPending}
      onSubmit={() => remove.mutate()}
    >
      <p>
        “<bdi>{subject}</bdi>” goes with all that was said on it. This action cannot be undone.
      </p>
      {remove.errorMessage && (
        <Notice tone="danger" className="-mt-1">
          {remove.errorMessage}
        </Notice>
      )}
    </FormDialog>
  );
}
