import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

export type Report = { writtenBy: "vitest" | "playwright"; file: string };
export type Failure = { test: string; why: string };
export type Counts = { passed: number; failed: number; skipped: number; failures: readonly Failure[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
};
type PlaywrightSuite = {
  specs?: readonly {
    ok: boolean;
    file: string;
    title: string;
    tests: readonly {
      projectName: string;
      results: readonly { errors: readonly { message?: string }[] }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** The tests of a report; a check without one counts as one. A run that failed has one failure at least. */
export async function countTests(report: Report | undefined, succeeded: boolean): Promise<Counts> {
  if (!report) return succeeded ? counts(1, 0, 0) : counts(0, 1, 0);
  const read = await readReport(report).catch(() => counts(0, 0, 0));
  return succeeded ? read : { ...read, failed: Math.max(1, read.failed) };
}

async function readReport({ writtenBy, file }: Report): Promise<Counts> {
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  if (writtenBy === "vitest") {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as VitestReport;
    return counts(numPassedTests, numFailedTests, numPendingTests, testResults.flatMap(failuresOfFile));
  }
  const { stats, ...suite } = report as PlaywrightReport;
  return counts(stats.expected, stats.unexpected + stats.flaky, stats.skipped, failuresOfSuite(suite));
}

function failuresOfFile({ name, message, assertionResults }: VitestReport["testResults"][number]): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return message ? [failure(name, [message])] : [];
  return failed.map(({ fullName, failureMessages = [] }) =>
    failure(`${name} › ${fullName}`, failureMessages),
  );
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)),
        ),
      ),
    );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** What a test or a check said when it failed, as plain text. */
export function failure(test: string, messages: readonly string[]): Failure {
  return { test, why: stripVTControlCharacters(messages.join("\n")).trim() };
}

function counts(passed: number, failed: number, skipped: number, failures: readonly Failure[] = []): Counts {
  return { passed, failed, skipped, failures };
}
