import type { DashboardRow } from "#shared/contract/dashboard";
import { wasSent } from "#shared/domain/document-status";
import { forgetDocument, refreshLists } from "#client/features/documents/document-queries";
import { outcomeLine } from "#client/features/documents/many/outcome-line";
import type { Chosen } from "#client/features/documents/many/use-chosen";
import { call } from "#client/lib/call";
import { namePeople } from "#client/lib/name-people";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";

type DeleteManyDialogProps = {
  rows: DashboardRow[];
  /** How many of those chosen cannot be deleted. */
  staying: number;
  choice: Chosen;
  onClose: () => void;
};

const MOST_NAMED = 5;

/** Deletes what nobody has signed of what was chosen, once the account's password confirms it. */
export function DeleteManyDialog({ rows, staying, choice, onClose }: DeleteManyDialogProps) {
  const remove = useMutationOnce({
    mutationFn: (password: string) =>
      call("POST /api/documents/delete", { body: { documentIds: rows.map(({ id }) => id), password } }),
    meta: {
      error: {
        title: "Delete failed",
        fallback: "Please check your connection and try again.",
        inDialog: true,
      },
    },
    onSuccess: (outcome) => {
      outcome.done.forEach(forgetDocument);
      choice.drop(outcome.done);
      toast({
        title: outcomeLine({ ...outcome, act: "delete" }),
        tone: outcome.refused.length === 0 ? "success" : "danger",
      });
      onClose();
    },
    // After a lost answer some of them are gone.
    onError: refreshLists,
  });
  const titles = rows.slice(0, MOST_NAMED).map(({ title }) => title);
  const more = rows.length - titles.length;
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={rows.length === 1 ? "Delete 1 document" : `Delete ${rows.length} documents`}
      description={
        <>
          {namePeople(more > 0 ? [...titles, `${more} more`] : titles)} will be deleted for good.
          {rows.some(({ status }) => wasSent(status)) &&
            " Links that were sent stop working, and everybody who got one is told."}
          {rows.some(({ type }) => type !== "split_sheet") &&
            " Payments for agreements are used up and are not refunded."}
          {staying > 0 && ` ${staying} of those selected cannot be deleted and stay.`}
        </>
      }
      password={{
        missing: { title: "Password required", message: "Please enter your password to confirm deletion" },
      }}
      action="Delete"
      variant="danger"
      busy={remove.isPending}
      error={remove.errorMessage}
      onSubmit={({ password }) => remove.mutate(password)}
    />
  );
}
