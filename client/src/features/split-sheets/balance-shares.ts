import { formatShare, remainder, splitEqually, WHOLE, type Hundredths } from "#shared/domain/shares";

/** Typed shares for so many people that total exactly 100%. */
export function equalPercentages(people: number): string[] {
  return people === 0 ? [] : splitEqually(people).map(formatShare);
}

/** The share that makes the whole when one row takes what the others leave; null when they leave nothing. */
export function restFor(shares: readonly Hundredths[], index: number): Hundredths | null {
  const rest = (shares[index] ?? 0) + remainder(shares);
  return rest > 0 && rest <= WHOLE ? rest : null;
}

/** Most that rounding leaves over: three times 33.33% leaves 0.01%. */
const ROUNDING: Hundredths = 2;

/** When only rounding is missing or too much: the row that holds most takes it, where it changes least. */
export function roundingFix(shares: readonly Hundredths[]): { index: number; left: Hundredths } | null {
  const left = remainder(shares);
  if (left === 0 || Math.abs(left) > ROUNDING) return null;
  return { index: shares.indexOf(Math.max(...shares)), left };
}

/** An arc of a ring: where it starts and how long it is, both in thousandths of the way round. */
export type Arc = { start: number; length: number };

export const RING = 1000;

/** Shares as arcs of one ring. Less than 100% leaves a gap; more is drawn to scale of its own total. */
export function arcsOf(shares: readonly Hundredths[]): Arc[] {
  const whole = Math.max(WHOLE, WHOLE - remainder(shares));
  let start = 0;
  return shares.map((share) => {
    const arc = { start, length: (share / whole) * RING };
    start += arc.length;
    return arc;
  });
}
