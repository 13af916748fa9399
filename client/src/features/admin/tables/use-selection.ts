import { useState } from "react";

export type Selection<Row> = {
  /** Those of the page that are selected. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  toggle: (row: Row) => void;
  selectAll: (all: boolean) => void;
};

/** What is selected of the page that is shown: what is on it no more is not selected either. */
export function useSelection<Row extends { id: string }>(
  shown: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = (shown ?? []).filter(({ id }) => ids.has(id));
  const select = (selected: readonly Row[]) => setIds(new Set(selected.map(({ id }) => id)));
  return {
    rows,
    nameOf,
    toggle: (row) => select(rows.includes(row) ? rows.filter((other) => other !== row) : [...rows, row]),
    selectAll: (all) => select(all ? (shown ?? []) : []),
  };
}
