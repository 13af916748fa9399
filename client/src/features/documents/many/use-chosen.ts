import { useState } from "react";
import type { DashboardRow } from "#shared/contract/dashboard";
import type { Label } from "#shared/contract/labels";
import { withLabel } from "#client/features/documents/labels/with-label";

/** The documents that were chosen to do something with all of them; null while nobody chooses. They stay when the page is turned. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DashboardRow> | null>(null);
  const change = (edit: (next: Map<string, DashboardRow>) => void) =>
    setChosen((now) => {
      if (!now) return now;
      const next = new Map(now);
      edit(next);
      return next;
    });
  return {
    chosen,
    begin: () => setChosen(new Map()),
    end: () => setChosen(null),
    toggle: (row: DashboardRow) => change((next) => next.delete(row.id) || next.set(row.id, row)),
    add: (rows: readonly DashboardRow[]) => change((next) => rows.forEach((row) => next.set(row.id, row))),
    /** So that each knows of a label that was put on all of them, or taken off. */
    relabel: (label: Label, isOn: boolean) =>
      change((next) => next.forEach((row, id) => next.set(id, withLabel(row, label, isOn)))),
    drop: (ids: readonly string[]) => change((next) => ids.forEach((id) => next.delete(id))),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
