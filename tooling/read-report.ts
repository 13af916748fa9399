import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export type Command = readonly [program: string, ...args: string[]];
export type Report = { writtenBy: "vitest" | "playwright"; file: string };
/** `alone` runs just this test once more, and writes the same report anew; what is no test has none. */
export type Failure = { test: string; why: string; alone?: Command };
export type Counts = { passed: number; failed: number; skipped: number; failures: readonly Failure[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly {
      status: string;
      ancestorTitles: readonly string[];
      title: string;
      failureMessages?: readonly string[];
    }[];
  }[];
};
type Errors = readonly { message?: string }[];
type PlaywrightSuite = {
  specs?: readonly {
    ok: boolean;
    file: string;
    line: number;
    title: string;
    tests: readonly { projectName: string; status: string; results: readonly { errors: Errors }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = PlaywrightSuite & {
  errors: Errors;
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Runs Vitest and writes its report to the file. */
export function vitestWith(report: string): Command {
  return ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
}

/** Its file is named by `PLAYWRIGHT_JSON_OUTPUT_FILE`. */
export const playwrightWithReport: Command = ["playwright", "test", "--reporter=list,json"];

/** The tests of a report; a check without one counts as one. A run that failed has one failure at least. */
export async function countTests(report: Report | undefined, succeeded: boolean): Promise<Counts> {
  if (!report) return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0, failures: [] };
  const read = await readReport(report).catch(() => ({ passed: 0, failed: 0, skipped: 0, failures: [] }));
  return succeeded ? read : { ...read, failed: Math.max(1, read.failed, read.failures.length) };
}

async function readReport({ writtenBy, file }: Report): Promise<Counts> {
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  if (writtenBy === "vitest") {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as VitestReport;
    const failures = testResults.flatMap(failuresOfFile(file));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
  }
  const { stats, errors, ...suite } = report as PlaywrightReport;
  const failures = [
    ...failuresOfSuite(suite),
    ...errors.map(({ message = "" }) => failure("outside of the stories", [message])),
  ];
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed, skipped: stats.skipped, failures };
}

function failuresOfFile(report: string) {
  return ({ name, message, assertionResults }: VitestReport["testResults"][number]): Failure[] => {
    const where = relative(process.cwd(), name);
    const alone: Command = [...vitestWith(report), name];
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message ? [failure(where, [message], alone)] : [];
    return failed.map(({ ancestorTitles, title, failureMessages = [] }) => {
      const titles = [...ancestorTitles, title];
      // Vitest puts " > " between titles where it looks for a test.
      const pattern = `^${titles.map((each) => RegExp.escape(each)).join("[ >]+")}$`;
      return failure([where, ...titles].join(" › "), failureMessages, [...alone, "-t", pattern]);
    });
  };
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)),
          [
            ...playwrightWithReport,
            `${file}:${line}`,
            `--project=${projectName}`,
            "--output=test-results/alone",
          ],
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** What a test or a check said when it failed, as plain text. */
export function failure(test: string, messages: readonly string[], alone?: Command): Failure {
  const why = stripVTControlCharacters(messages.join("\n")).trim();
  return { test, why, ...(alone && { alone }) };
}
