/** Something to learn from: the places of its features, how much of each it has, what it is, and how much it counts. */
export type Row = { features: readonly number[]; each: number; isOne: boolean; weight: number };

/** How strongly weights are held near 0, and how often all is gone through. */
export type Habits = { hold: number; rounds: number };

/** Logistic regression, the rarer answer weighing as much as the other one: a weight for each feature, and behind them the one that all share. */
export function learnWeights(
  rows: readonly Row[],
  size: number,
  { hold, rounds }: Habits,
): Float64Array<ArrayBuffer> {
  const ones = Math.max(1, rows.filter(({ isOne }) => isOne).length);
  const balanced = [rows.length / (2 * (rows.length - ones)), rows.length / (2 * ones)] as const;
  const weights = new Float64Array(size + 1);
  const squares = new Float64Array(size + 1).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => weight / hold);
    for (const { features, each, isOne, weight } of rows) {
      const sum = features.reduce((total, index) => total + weights[index]! * each, weights[size]!);
      const error = (1 / (1 + Math.exp(-sum)) - Number(isOne)) * weight * balanced[isOne ? 1 : 0];
      for (const index of features) slope[index]! += error * each;
      slope[size]! += error;
    }
    for (let index = 0; index <= size; index++) {
      squares[index]! += slope[index]! ** 2;
      weights[index]! -= (0.3 * slope[index]!) / Math.sqrt(squares[index]!);
    }
  }
  return weights;
}
