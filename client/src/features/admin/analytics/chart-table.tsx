import { ChevronRight } from "lucide-react";
import type { Bars } from "#client/features/admin/analytics/chart-bars";

type ChartTableProps = { title: string; bars: Bars; format: (value: number) => string };

/** The numbers of a chart, opened by whoever wants them exactly. On a phone each row is a block that names its columns. */
export function ChartTable({ title, bars: { series, rows }, format }: ChartTableProps) {
  return (
    <details className="group mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-muted hover:text-ink">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Show the numbers
      </summary>
      <table className="mb-3 w-full text-xs max-md:block">
        <caption className="sr-only">{title}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b text-left text-muted">
            <td />
            {series.map(({ key, label }) => (
              <th key={key} scope="col" className="px-2 py-1.5 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y max-md:block">
          {rows.map((row) => (
            <tr key={row.name} className="max-md:block max-md:py-2">
              <th scope="row" className="py-1.5 text-left font-medium whitespace-nowrap max-md:block">
                {row.name}
              </th>
              {series.map(({ key, label }) => (
                <td
                  key={key}
                  className="tabular-nums max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5 md:px-2 md:py-1.5 md:text-right"
                >
                  <span className="text-muted md:hidden">{label}</span>
                  {format(Number(row[key] ?? 0))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
