import type { Cents } from "#shared/domain/money";
import { WHOLE, type Hundredths } from "#shared/domain/shares";

export type Held = { name: string; share: Hundredths };
export type Earned = { name: string; cents: Cents };

/**
 * An amount by shares, to the cent: nothing is lost and nothing is made. The odd cents go to those whose part was cut most, the first of
 * them where it is the same.
 */
export function divide(amount: Cents, held: readonly Held[]): Earned[] {
  const total = held.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return held.map(({ name }) => ({ name, cents: 0 }));
  const parts = held.map(({ share }) => {
    const exact = BigInt(amount) * BigInt(share);
    return { cents: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) };
  });
  const odd = amount - parts.reduce((sum, { cents }) => sum + cents, 0);
  const cutMost = parts
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, odd);
  const lucky = new Set(cutMost.map(({ index }) => index));
  return held.map(({ name }, index) => ({ name, cents: parts[index]!.cents + (lucky.has(index) ? 1 : 0) }));
}

export type RecordingIncome = {
  amount: Cents;
  /** What was paid before and has to come back first. */
  advance: Cents;
  points: readonly { name: string; points: Hundredths }[];
  /** Of all the income, or of what is left after the advance. */
  pointsFrom: "first" | "advance";
  owners: readonly Held[];
};

/** What a recording's income comes to: points are a part of the income, the owners share what is left. Null where the points are more than there is. */
export function divideRecording({ amount, advance, points, pointsFrom, owners }: RecordingIncome) {
  const recouped = Math.min(amount, advance);
  const base = pointsFrom === "first" ? amount : amount - recouped;
  const paidPoints = points.map(({ name, points: share }) => ({
    name,
    cents: Number((BigInt(base) * BigInt(share)) / BigInt(WHOLE)),
  }));
  const left = amount - recouped - paidPoints.reduce((sum, { cents }) => sum + cents, 0);
  if (left < 0) return null;
  return { recouped, points: paidPoints, left, owners: divide(left, owners) };
}
