import type { Outcome } from "./run-check.ts";

/** A line a check, then one line for the whole: `212 passed, 0 failed`. */
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
  return `\n${[...rows, whole, "", closing].join("\n")}\n`;
}

function cell(count: number, word: string): string {
  return `${String(count).padStart(6)} ${word} `;
}

function duration(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);
}
