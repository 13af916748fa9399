import { useState } from "react";
import { formatCount } from "#client/features/admin/admin-format";
import { BulkDialog, type BulkAction } from "#client/features/admin/tables/bulk-dialog";
import type { Selection } from "#client/features/admin/tables/use-selection";
import { Button } from "#client/ui/button";

type BulkBarProps<Row> = { selection: Selection<Row>; actions: readonly BulkAction<Row>[] };

/** What can be done to all that is selected; it stays in sight as long as something is. */
export function BulkBar<Row>({ selection, actions }: BulkBarProps<Row>) {
  const [asked, setAsked] = useState<{ action: BulkAction<Row>; rows: readonly Row[] }>();
  const { rows } = selection;
  return (
    <>
      {rows.length > 0 && (
        <div
          role="group"
          aria-label="Selected"
          className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-card border bg-surface px-4 py-2 shadow-lg"
        >
          <p aria-live="polite" className="mr-auto text-sm font-semibold tabular-nums">
            {formatCount(rows.length)} selected
          </p>
          <Button variant="ghost" onClick={() => selection.selectAll(true)} className="md:hidden">
            All
          </Button>
          <Button variant="ghost" onClick={() => selection.selectAll(false)}>
            None
          </Button>
          {actions.map((action) => {
            const fitting = rows.filter(action.fits);
            return (
              fitting.length > 0 && (
                <Button
                  key={action.label}
                  variant="secondary"
                  onClick={() => setAsked({ action, rows: fitting })}
                >
                  {action.label}
                  {fitting.length < rows.length && ` ${formatCount(fitting.length)}`}
                </Button>
              )
            );
          })}
        </div>
      )}
      {asked && (
        <BulkDialog
          {...asked}
          nameOf={selection.nameOf}
          onClose={() => setAsked(undefined)}
          onDone={() => selection.selectAll(false)}
        />
      )}
    </>
  );
}
