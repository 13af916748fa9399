import type { ReactNode } from "react";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatCount, formatShillings } from "#client/features/admin/admin-format";
import { ChartTable } from "#client/features/admin/analytics/chart-table";
import { documentBars, revenueBars, type Bars } from "#client/features/admin/analytics/chart-bars";
import type { Analytics } from "#shared/contract/admin-analytics";
import { monthInUtc } from "#shared/dates";

/** Sign-ups, documents and revenue as bars, each with the same numbers as a table for whoever cannot see them. */
export function AnalyticsCharts({ analytics }: { analytics: Analytics }) {
  const signUps: Bars = {
    series: [{ key: "count", label: "Sign-ups", colour: "var(--primary)" }],
    rows: analytics.signUpsByMonth.map(({ month, count }) => ({ name: monthInUtc(month), count })),
  };
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Chart title="Sign-ups by month" bars={signUps} format={formatCount} />
      <Chart title="Revenue by service" bars={revenueBars(analytics)} format={formatShillings} />
      <Chart
        title="Documents by type and status"
        bars={documentBars(analytics)}
        format={formatCount}
        across
      />
    </div>
  );
}

/** An axis is its words; the lines of the grid are enough. */
const plain = { tick: { fontSize: 12, fill: "var(--muted)" }, tickLine: false, axisLine: false };

type ChartProps = {
  title: string;
  bars: Bars;
  format: (value: number) => string;
  /** Bars lie, and their names stand beside them. */
  across?: boolean;
};

function Chart({ title, bars: { series, rows }, format, across = false }: ChartProps) {
  const numbers = { ...plain, tickFormatter: (value: number) => shorten(value), allowDecimals: false };
  const names = { ...plain, dataKey: "name" };
  return (
    <Figure title={title} wide={across}>
      <div aria-hidden className={across ? "h-44" : "h-64"}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={rows}
            layout={across ? "vertical" : "horizontal"}
            margin={{ top: 4, right: 8, bottom: 0, left: 0 }}
            // The numbers are in the table below; nobody has to walk through a picture.
            accessibilityLayer={false}
          >
            <CartesianGrid stroke="var(--line)" vertical={across} horizontal={!across} />
            {across ? (
              <XAxis type="number" {...numbers} />
            ) : (
              <XAxis
                {...names}
                interval={0}
                tick={{ ...plain.tick, fontSize: 11 }}
                tickFormatter={monthAlone}
              />
            )}
            {across ? <YAxis type="category" width={96} {...names} /> : <YAxis width={36} {...numbers} />}
            <Tooltip
              cursor={{ fill: "var(--line)", opacity: 0.4 }}
              formatter={(value) => format(Number(value))}
              contentStyle={{
                background: "var(--surface)",
                border: "1px solid var(--line)",
                borderRadius: 10,
                fontSize: 13,
              }}
              itemStyle={{ color: "var(--ink)" }}
            />
            {series.map(({ key, label, colour }) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                fill={colour}
                stackId="all"
                maxBarSize={28}
                // Two colours beside each other are told apart by the line between them.
                stroke="var(--surface)"
                strokeWidth={series.length > 1 ? 1 : 0}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      {series.length > 1 && <Legend series={series} />}
      <ChartTable title={title} bars={{ series, rows }} format={format} />
    </Figure>
  );
}

function Legend({ series }: Pick<Bars, "series">) {
  return (
    <ul aria-hidden className="mt-3 flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs text-muted">
      {series.map(({ key, label, colour }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-[2px]" style={{ background: colour }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Figure({ title, wide, children }: { title: string; wide: boolean; children: ReactNode }) {
  return (
    <section
      className={
        wide
          ? "min-w-0 rounded-card border bg-surface px-5 pt-5 pb-2 xl:col-span-2"
          : "min-w-0 rounded-card border bg-surface px-5 pt-5 pb-2"
      }
    >
      <h2 className="mb-4 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Twelve of them stand side by side on a phone: "Nov 26" is "Nov" there; the year is in what a press shows. */
const monthAlone = (name: string) => name.slice(0, 3);

const short = new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 });

function shorten(value: number): string {
  return short.format(value);
}
