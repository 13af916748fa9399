import type { Failure } from "./read-report.ts";
import type { Outcome } from "./run-check.ts";

/** Of what a failed test said: enough to know what it is about. The whole stands above, where it failed. */
const linesOfAFailure = 25;

/**
 * What failed once more, where whoever reads only the end of a log finds it; a line a check; what is unsteady; then one
 * line for the whole: `212 passed, 0 failed`.
 */
export function summarise(outcomes: readonly Outcome[], milliseconds: number): string {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const rows = outcomes.map(
    ({ name, passed, failed, skipped, milliseconds: own }) =>
      `${failed > 0 ? "✗" : "✓"} ${name.padEnd(20)}${cell(passed, "passed")}${cell(failed, "failed")}` +
      `${duration(own)}${skipped > 0 ? `  ${skipped} skipped` : ""}`,
  );
  const whole = `  ${"whole run".padEnd(20)}${" ".repeat(28)}${duration(milliseconds)}`;
  const closing = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
  const failures = outcomes.flatMap((outcome) => outcome.failures.flatMap(describe("✗")));
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady.flatMap(describe("~")));
  if (unsteady.length > 0) unsteady.unshift("Unsteady (failed, and passed when run again alone):");
  return `\n${[...failures, ...rows, whole, "", ...unsteady, closing].join("\n")}\n`;
}

function describe(mark: string) {
  return ({ test, why }: Failure): string[] => {
    const lines = why.split("\n").slice(0, linesOfAFailure);
    return [`${mark} ${test}`, ...lines.map((line) => `    ${line}`), ""];
  };
}

function cell(count: number, word: string): string {
  return `${String(count).padStart(6)} ${word} `;
}

function duration(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);
}
