import type { ReactNode } from "react";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { TableState } from "#client/features/admin/tables/table-address";
import type { Selection } from "#client/features/admin/tables/use-selection";
import type { Table } from "#client/features/admin/tables/use-table";
import { BusyLine } from "#client/ui/busy-line";
import { classNames } from "#client/ui/class-names";

/** `Sort` are the keys that the server can sort this table by. */
export type Column<Row, Sort extends string = never> = {
  label: string;
  cell: (row: Row) => ReactNode;
  sort?: Sort;
  /** The first column names the row; the last ones may hold what can be done with it. */
  kind?: "name" | "number" | "actions";
  /** On a phone a row has two lines: `wide` takes what room there is on the second, `hidden` stands on neither. */
  phone?: "wide" | "hidden";
};

type DataTableProps<Row, State extends TableState> = {
  caption: string;
  columns: readonly Column<Row, State["sort"]>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  table?: Pick<Table<State>, "state" | "sortBy">;
  /** Older rows stand there while the next ones come. */
  stale?: boolean;
  selection?: Selection<Row>;
};

/** A table on a desktop; on a phone each row is two lines, its name and what can be done with it above the rest. */
export function DataTable<Row, State extends TableState>({
  caption,
  columns,
  rows,
  keyOf,
  table,
  stale = false,
  selection,
}: DataTableProps<Row, State>) {
  return (
    <div className="relative overflow-x-auto rounded-card border bg-surface">
      {stale && <BusyLine />}
      <table aria-busy={stale || undefined} className="w-full text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b text-left text-xs text-muted">
            {selection && (
              <th scope="col" className="w-11 max-md:hidden">
                <SelectBox
                  label="Select all on this page"
                  checked={selection.rows.length === rows.length}
                  onChange={() => selection.selectAll(selection.rows.length < rows.length)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.label} column={column} table={table} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={classNames(
                "transition-colors hover:bg-ink/2 has-[[data-selects]:checked]:bg-primary/6",
                // What comes after it stands on the second line.
                "max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-2 max-md:after:order-1 max-md:after:basis-full",
              )}
            >
              {selection && (
                <td className="max-md:-ml-3 md:w-11">
                  <SelectBox
                    label={`Select ${selection.nameOf(row)}`}
                    checked={selection.rows.includes(row)}
                    onChange={() => selection.toggle(row)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.label} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading<Row, State extends TableState>({
  column: { label, sort, kind },
  table,
}: {
  column: Column<Row, State["sort"]>;
  table: Pick<Table<State>, "state" | "sortBy"> | undefined;
}) {
  const skin = classNames("px-4 py-0.5 font-medium whitespace-nowrap", kind === "number" && "text-right");
  if (!sort || !table)
    return (
      <th scope="col" className={skin}>
        {kind === "actions" ? (
          <span className="sr-only">{label}</span>
        ) : (
          <span className="inline-flex min-h-11 items-center">{label}</span>
        )}
      </th>
    );
  const order = table.state.sort === sort ? table.state.order : undefined;
  const Mark = order === "asc" ? ArrowUp : order === "desc" ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={order && (order === "asc" ? "ascending" : "descending")} className={skin}>
      <button
        type="button"
        onClick={() => table.sortBy(sort)}
        className={classNames(
          "-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:text-ink",
          order && "text-ink",
        )}
      >
        {label}
        <Mark aria-hidden className="size-3.5" />
      </button>
    </th>
  );
}

function Cell<Row, Sort extends string>({
  column: { label, cell, kind, phone },
  row,
}: {
  column: Column<Row, Sort>;
  row: Row;
}) {
  if (kind === "actions")
    return (
      <td className="align-middle max-md:has-[>:empty]:hidden md:px-2 md:py-1">
        <div className="flex min-h-11 justify-end empty:min-h-0 max-md:-mr-2.5">{cell(row)}</div>
      </td>
    );
  const isBelow = kind !== "name";
  return (
    <td
      className={classNames(
        "align-middle md:px-4 md:py-2",
        kind === "number" && "tabular-nums md:text-right",
        isBelow ? "max-md:order-2 max-md:text-xs max-md:text-muted" : "max-md:min-w-0 max-md:flex-1",
        phone === "wide" && "max-md:w-0 max-md:flex-1 max-md:truncate",
        phone === "hidden" && "max-md:hidden",
      )}
    >
      {isBelow && <span className="sr-only md:hidden">{label}: </span>}
      {cell(row)}
    </td>
  );
}

function SelectBox({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        data-selects
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-4.5 accent-primary"
      />
    </label>
  );
}
