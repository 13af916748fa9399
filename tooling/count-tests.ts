import { readFile } from "node:fs/promises";

export type Report = { writtenBy: "vitest" | "playwright"; file: string };
export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** The tests of a report; a check without one counts as one. A run that failed has one failure at least. */
export async function countTests(report: Report | undefined, succeeded: boolean): Promise<Counts> {
  if (!report) return succeeded ? counts(1, 0, 0) : counts(0, 1, 0);
  const { passed, failed, skipped } = await readReport(report).catch(() => counts(0, 0, 0));
  return counts(passed, succeeded ? failed : Math.max(1, failed), skipped);
}

async function readReport({ writtenBy, file }: Report): Promise<Counts> {
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  if (writtenBy === "vitest") {
    const { numPassedTests, numFailedTests, numPendingTests } = report as VitestReport;
    return counts(numPassedTests, numFailedTests, numPendingTests);
  }
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return counts(expected, unexpected + flaky, skipped);
}

function counts(passed: number, failed: number, skipped: number): Counts {
  return { passed, failed, skipped };
}
