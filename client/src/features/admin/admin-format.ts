const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

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
