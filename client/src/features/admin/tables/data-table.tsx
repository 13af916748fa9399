import type { ReactNode } from "react";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { TableState } from "#client/features/admin/tables/table-address";
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
};

type DataTableProps<Row, State extends TableState> = {
  caption: string;
  columns: readonly Column<Row, State["sort"]>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  table?: Pick<Table<State>, "state" | "sortBy">;
  /** Older rows stand there while the next ones come. */
  stale?: boolean;
};

/** A table on a desktop; on a phone each row is a card that names its columns. */
export function DataTable<Row, State extends TableState>({
  caption,
  columns,
  rows,
  keyOf,
  table,
  stale = false,
}: DataTableProps<Row, State>) {
  return (
    <div className="relative overflow-x-auto rounded-card border bg-surface">
      {stale && <BusyLine />}
      <table aria-busy={stale || undefined} className="w-full text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b text-left text-xs text-muted">
            {columns.map((column) => (
              <Heading key={column.label} column={column} table={table} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="transition-colors hover:bg-ink/2 max-md:grid max-md:gap-2.5 max-md:px-4 max-md:pt-4 max-md:pb-3"
            >
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
  column: { label, cell, kind },
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
  const named = kind !== "name";
  return (
    <td
      className={classNames(
        "align-middle md:px-4 md:py-2",
        kind === "number" && "tabular-nums md:text-right",
        named && "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4",
      )}
    >
      {named && <span className="shrink-0 text-xs text-muted md:hidden">{label}</span>}
      <div className={classNames("min-w-0", named && "max-md:text-right")}>{cell(row)}</div>
    </td>
  );
}
