/** One line of the benchmark's table. */
export type Result = { name: string; measured: string; limit: string; ok: boolean };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A ratio that has to reach `least`, or may not pass `most`. */
export function ratioResult(
  name: string,
  ratio: number,
  limit: { least: number } | { most: number },
  detail = "",
): Result {
  const isLeast = "least" in limit;
  return {
    name,
    measured: `${ratio.toFixed(2)}${detail && ` (${detail})`}`,
    limit: isLeast ? `≥ ${limit.least}` : `≤ ${limit.most}`,
    ok: isLeast ? ratio >= limit.least : ratio <= limit.most,
  };
}

/** A time that may not pass `most`. */
export function millisecondsResult(name: string, value: number, most: number): Result {
  return { name, measured: `${value.toFixed(2)} ms`, limit: `≤ ${most} ms`, ok: value <= most };
}

export function tableOf(results: readonly Result[]): string {
  const widest = (pick: (result: Result) => string) =>
    Math.max(...results.map((result) => pick(result).length));
  const [name, measured, limit] = [widest((r) => r.name), widest((r) => r.measured), widest((r) => r.limit)];
  return results
    .map(
      (r) =>
        `${r.ok ? "ok  " : "OVER"}  ${r.name.padEnd(name)}  ${r.measured.padEnd(measured)}  ${r.limit.padEnd(limit)}`,
    )
    .join("\n");
}

/** CPU milliseconds that a file of each input takes. */
export async function cpuOf<Input>(
  render: (input: Input) => Promise<Buffer>,
  inputs: readonly Input[],
): Promise<number> {
  const before = process.cpuUsage();
  for (const input of inputs) await render(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / inputs.length;
}
