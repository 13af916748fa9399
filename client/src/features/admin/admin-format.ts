const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric" });
const minute = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Nov 20, 2026 */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** Nov 20, 2026 14:05 */
export function formatMinute(iso: string): string {
  return minute.format(new Date(iso)).replace(/, (?=\d\d:)/, " ");
}

/** 12,345 */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** KES 1,250, or KES 1,250.50 where there are cents. */
export function formatShillings(kes: number): string {
  return `KES ${(Number.isInteger(kes) ? whole : exact).format(kes)}`;
}

/** 1,250.00 */
export function formatPrice(kes: number): string {
  return exact.format(kes);
}
