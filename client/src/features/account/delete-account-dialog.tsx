import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";

type DeleteAccountDialogProps = { onClose: () => void; onAsked: (ticketId: string) => void };

/** Deletion goes through support, because other people's agreements hang on it. */
export function DeleteAccountDialog({ onClose, onAsked }: DeleteAccountDialogProps) {
  const ask = useMutationOnce({
    mutationFn: () => call("POST /api/user/delete-account"),
    meta: {
      error: {
        title: "Your request did not arrive",
        fallback: "Please check your connection and try again.",
      },
    },
    onSuccess: ({ ticketId }) => {
      toast({ title: "Delete Account", description: "Please contact support to delete your account." });
      onAsked(ticketId);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Delete Account"
      description="We open a support ticket in your name, and a person sees to it."
      action="Ask to delete it"
      busyLabel="Asking…"
      variant="danger"
      cancel="Keep my account"
      busy={ask.isPending}
      onSubmit={() => ask.mutate()}
    >
      <ul className="grid list-disc gap-2 pl-5 text-sm">
        <li>Your drafts and everything that nobody has signed are deleted.</li>
        <li>What is out for signing ends, and everybody on it is told.</li>
        <li>What everybody has signed stays in force. The others are told, and see you as “Deleted user”.</li>
        <li>Nothing happens before you have answered in the ticket. Export your data first.</li>
      </ul>
    </FormDialog>
  );
}
