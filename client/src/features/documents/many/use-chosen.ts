import { useState } from "react";
import type { DashboardRow } from "#shared/contract/dashboard";

/** The documents that were chosen to do something with all of them; null while nobody chooses. They stay when the page is turned. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DashboardRow> | null>(null);
  const change = (edit: (next: Map<string, DashboardRow>) => void) =>
    setChosen((now) => {
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
    drop: (ids: readonly string[]) => change((next) => ids.forEach((id) => next.delete(id))),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
