type LegalTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A table where there is room; on a phone each row stands by itself, its headings beside it for a screen reader and the eye. */
export function LegalTable({ head, rows }: LegalTableProps) {
  return (
    <table className="block w-full text-sm sm:table sm:border-collapse">
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink/25 text-left">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-5 align-bottom font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={row[0]}

            className="grid gap-2 border-b py-4 first:border-t sm:table-row sm:first:border-t-0"
          >
            {row.map((cell, column) => (
              <td
                key={head[column]}

                className={`sm:py-3 sm:pr-5 sm:align-top last:sm:pr-0 ${column === 0 ? "font-medium sm:w-[38%]" : ""}`}
              >
                {column > 0 && (
                  <span aria-hidden className="block text-xs text-muted sm:hidden">
                    {head[column]}
                  </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
