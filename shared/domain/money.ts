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

const SMALL =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const TENS = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

/** Every word that a number is said with. */
export const numberWords: readonly string[] = [...SMALL, ...TENS, "Hundred", "Thousand", "Million"];

/** "Thirty-Nine Thousand", "One Hundred and Five": a whole number below a thousand million, as it is said in Kenya. */
export function numberInWords(number: number): string {
  if (number < 20) return SMALL[number]!;
  if (number < 100) {
    const tens = TENS[Math.floor(number / 10) - 2]!;
    return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10]}`;
  }
  if (number < 1000) return joined(number, 100, "Hundred");
  return number < 1_000_000 ? joined(number, 1000, "Thousand") : joined(number, 1_000_000, "Million");
}

function joined(number: number, size: number, name: string): string {
  const rest = number % size;
  const whole = `${numberInWords(Math.floor(number / size))} ${name}`;
  if (rest === 0) return whole;
  return `${whole}${rest < 100 ? " and" : ""} ${numberInWords(rest)}`;
}

/** "Kenya Shillings Thirty-Nine Thousand Only": a sum as cheques and contracts repeat it. */
export function sumInWords(cents: Cents): string {
  const odd = cents % 100;
  const shillings = `Kenya Shillings ${numberInWords(Math.floor(cents / 100))}`;
  if (odd === 0) return `${shillings} Only`;
  return `${shillings} and ${numberInWords(odd)} ${odd === 1 ? "Cent" : "Cents"} Only`;
}

/** "KES 39,000 (Kenya Shillings Thirty-Nine Thousand Only)": a sum in figures and words. */
export function formatSum(cents: Cents): string {
  return `KES ${formatKes(cents).replace(" KES", "")} (${sumInWords(cents)})`;
}
