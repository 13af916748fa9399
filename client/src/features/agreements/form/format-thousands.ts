import { toCents } from "#shared/domain/money";

/** "39000" → "39,000": an amount of money is read more safely in threes. What is no amount stays as it was typed. */
export function formatThousands(typed: string): string {
  const cents = toCents(typed);
  if (Number.isNaN(cents)) return typed;
  const [shillings = "", decimals] = typed.replace(/[,\s]/g, "").split(".");
  const grouped = shillings.replace(/^0+(?=\d)/, "").replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
