/** A share of a song in hundredths of a percent: 33.33% is 3333, the whole is 10000. */
export type Hundredths = number;

export const WHOLE: Hundredths = 10_000;

/** 33.33 → 3333. Throws nothing; a value with more than two decimals is rounded, so check with `hasTwoDecimals` first. */
export function toHundredths(percent: number): Hundredths {
  return Math.round(percent * 100);
}

export function toPercent(share: Hundredths): number {
  return share / 100;
}

export function hasTwoDecimals(percent: number): boolean {
  return Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
}

/** "50", "33.3", "33.33": up to two decimals, never trailing zeros, never a locale's comma. */
export function formatShare(share: Hundredths): string {
  return String(toPercent(share));
}

/** "60%": 20% and half of the rest; to a two-hundredth exactly. */
export function withHalfOfTheRest(share: Hundredths): string {
  return `${formatShare((WHOLE + share) / 2)}%`;
}

/** "40%": what is left for the other. */
export function halfOfTheRest(share: Hundredths): string {
  return `${formatShare((WHOLE - share) / 2)}%`;
}

export function totalOf(shares: readonly Hundredths[]): Hundredths {
  return shares.reduce((sum, share) => sum + share, 0);
}

export function isWhole(shares: readonly Hundredths[]): boolean {
  return totalOf(shares) === WHOLE;
}

/** Equal shares that total exactly 100%: the first rows carry the odd hundredths (3 people: 33.34, 33.33, 33.33). */
export function splitEqually(people: number): Hundredths[] {
  const base = Math.floor(WHOLE / people);
  const odd = WHOLE - base * people;
  return Array.from({ length: people }, (_, index) => base + (index < odd ? 1 : 0));
}

/** What is missing (positive) or too much (negative) for exactly 100%. */
export function remainder(shares: readonly Hundredths[]): Hundredths {
  return WHOLE - totalOf(shares);
}
