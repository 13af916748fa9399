/** An amount of Kenyan shillings in cents: an integer, so that nothing is ever rounded. */
export type Cents = number;

/** Reads "39,000", "39 000.50" or a number of shillings; NaN when it is no amount with at most two decimals. */
export function toCents(shillings: number | string): Cents {
  const text = String(shillings).replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "");
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text.trim())) return NaN;
  return Math.round(Number(text) * 100);
}

export function toShillings(cents: Cents): number {
  return cents / 100;
}

/** "39,000 KES", "99.50 KES": the amount as a Kenyan reads it. */
export function formatKes(cents: Cents): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  const amount = new Intl.NumberFormat("en-KE", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${amount.format(cents / 100)} KES`;
}
