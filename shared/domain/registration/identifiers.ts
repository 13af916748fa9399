/** A number as registries print it, and whether its check digits are right: a wrong one may still be what a society has on file. */
export type Identifier = { text: string; checks: boolean };

const separators = /[\s\-‐-―−:.]/g;

/** What people paste, without its own name in front, spaces, dots and dashes. */
function compact(text: string, name: RegExp): string {
  return text.toUpperCase().replace(separators, "").replace(name, "");
}

/**
 * An ISWC, the number of a song, as T-034.524.680-1; null for what cannot be one. Check digit: the sum of each digit by its place,
 * and 1, taken from the next ten. Source: ISO 15707.
 */
export function readIswc(text: string): Identifier | null {
  const parts = /^T?(\d{3})(\d{3})(\d{3})(\d)$/.exec(compact(text, /^ISWC/));
  if (!parts) return null;
  const [, first, second, third, check] = parts;
  return {
    text: `T-${first}.${second}.${third}-${check}`,
    checks: Number(check) === placeCheckDigit(`${first}${second}${third}`, 1),
  };
}

/**
 * An IPI name number, of one name of a writer or publisher, as 11 digits; the older CAE number of nine is the same without zeros in front.
 * Null for what cannot be one. Check digits: weights 10 to 2 over the first nine, modulo 101. Source: CISAC, CWR 2.2.
 */
export function readIpiNameNumber(text: string): Identifier | null {
  const digits = compact(text, /^(IPI|CAE)(NAME)?(NUMBER|NO)?/);
  if (!/^\d{8,11}$/.test(digits)) return null;
  const padded = digits.padStart(11, "0");
  if (/^0+$/.test(padded)) return null;
  const sum = Array.from(padded.slice(0, 9)).reduce(
    (total, digit, place) => total + Number(digit) * (10 - place),
    0,
  );
  const rest = sum % 101;
  return { text: padded, checks: Number(padded.slice(9)) === (rest < 2 ? 0 : 101 - rest) };
}

/** An IPI base number, of a person or company, as I-000000229-7; null for what cannot be one. Check digit as an ISWC's, but with 2. */
export function readIpiBaseNumber(text: string): Identifier | null {
  const parts = /^I(\d{9})(\d)$/.exec(compact(text, /^IPI(BASE)?(NUMBER|NO)?(?=I)/));
  if (!parts) return null;
  const [, digits, check] = parts as unknown as [string, string, string];
  return { text: `I-${digits}-${check}`, checks: Number(check) === placeCheckDigit(digits, 2) };
}

/** An ISNI, of a name that is known to the public, as 0000 0001 2103 2683; null for what cannot be one. Source: ISO 27729, mod 11-2. */
export function readIsni(text: string): Identifier | null {
  const digits = compact(text, /^(HTTPS?\/\/(WWW)?ISNIORG\/(ISNI\/)?|ISNI)/);
  if (!/^\d{15}[\dX]$/.test(digits)) return null;
  const total = Array.from(digits.slice(0, 15)).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return {
    text: digits.replace(/(.{4})(?=.)/g, "$1 "),
    checks: digits[15] === (check === 10 ? "X" : String(check)),
  };
}

function placeCheckDigit(digits: string, start: number): number {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index + 1), start);
  return (10 - (sum % 10)) % 10;
}
