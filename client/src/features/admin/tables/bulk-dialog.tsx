import { useState } from "react";
import { formatCount } from "#client/features/admin/admin-format";
import { refreshAdmin } from "#client/features/admin/admin-queries";
import { messageOf } from "#client/lib/errors";
import { isLoggedOut } from "#client/lib/session";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";

/** One thing that is done to many records, each by a request of its own, which the audit log has a line of. */
export type BulkAction<Row> = {
  label: string;
  isDanger?: boolean;
  fits: (row: Row) => boolean;
  /** "3 documents". */
  count: (rows: number) => string;
  /** What it brings about. */
  text: string;
  run: (row: Row) => Promise<unknown>;
  /** "deleted": said of how many it was done to. */
  done: string;
  lists: Parameters<typeof refreshAdmin>;
};

type Refused<Row> = { row: Row; message: string };

type BulkDialogProps<Row> = {
  action: BulkAction<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  onClose: () => void;
  onDone: () => void;
};

const NAMED = 5;

/** Asks once for all of them. Those that are refused are named with the reason, and stay to be tried again. */
export function BulkDialog<Row>({ action, rows, nameOf, onClose, onDone }: BulkDialogProps<Row>) {
  const [left, setLeft] = useState(rows);
  const [refused, setRefused] = useState<Refused<Row>[]>([]);
  const [tried, setTried] = useState(0);
  const bulk = useMutationOnce({
    mutationFn: async () => {
      const failed: Refused<Row>[] = [];
      setTried(0);
      for (const row of left) {
        try {
          await action.run(row);
        } catch (error) {
          if (isLoggedOut(error)) throw error;
          failed.push({ row, message: messageOf(error, "It could not be reached.") });
        }
        setTried((count) => count + 1);
      }
      return failed;
    },
    meta: { error: { title: "Update Failed", fallback: "Not all of it could be done.", inDialog: true } },
    onSuccess: (failed) => {
      const count = left.length - failed.length;
      if (count > 0) toast({ title: `${action.count(count)} ${action.done}`, tone: "success" });
      setRefused(failed);
      setLeft(failed.map(({ row }) => row));
      if (failed.length > 0) return;
      onDone();
      onClose();
    },
    onSettled: () => refreshAdmin(...action.lists),
  });

  return (
    <FormDialog
      open
      onOpenChange={() => !bulk.isPending && onClose()}
      title={`${action.label}: ${action.count(left.length)}`}
      action={refused.length > 0 ? "Try again" : action.label}
      busyLabel={`${formatCount(tried)} of ${formatCount(left.length)}…`}
      variant={action.isDanger ? "danger" : "primary"}
      busy={bulk.isPending}
      onSubmit={() => bulk.mutate()}
    >
      <p>{action.text}</p>
      {refused.length > 0 ? (
        <Notice tone="danger">
          <ul className="grid gap-1">
            {refused.map(({ row, message }, index) => (
              <li key={index}>
                <bdi className="font-semibold">{nameOf(row)}</bdi>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <ul className="grid gap-1 text-sm text-muted">
          {left.slice(0, NAMED).map((row, index) => (
            <li key={index}>
              <bdi className="wrap-anywhere">{nameOf(row)}</bdi>
            </li>
          ))}
          {left.length > NAMED && <li>and {formatCount(left.length - NAMED)} more</li>}
        </ul>
      )}
    </FormDialog>
  );
}
