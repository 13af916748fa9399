import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playwrightWithReport, vitestWith } from "./read-report.ts";
import { runCheck, type Check, type Outcome } from "./run-check.ts";
import { summarise } from "./summarise.ts";

export type Tests = {
  /** What Vitest runs: parts of paths. All of them when there are none. */
  unitAndApi?: readonly string[];
  /** The same of stories in the browser, for which there must be a build. */
  stories?: readonly string[];
};

/** Runs the checks two at a time, then the tests, each of which takes both cores itself; says at the end what failed. */
export async function runChecks(checks: readonly Check[], tests: Tests): Promise<void> {
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "sahihi-check-"));
  const outcomes = await runInPairs(checks);
  for (const check of testsIn(folder, tests)) outcomes.push(await runCheck(check));
  await rm(folder, { recursive: true });
  process.stdout.write(summarise(outcomes, performance.now() - startedAt));
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

function testsIn(folder: string, { unitAndApi, stories }: Tests): Check[] {
  const vitest = join(folder, "vitest.json");
  const playwright = join(folder, "playwright.json");
  const ofUnitAndApi: Check = {
    name: "unit and API tests",
    commands: [[...vitestWith(vitest), ...(unitAndApi ?? [])]],
    report: { writtenBy: "vitest", file: vitest },
  };
  const ofStories: Check = {
    name: "browser tests",
    commands: [[...playwrightWithReport, ...(stories ?? [])]],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
    report: { writtenBy: "playwright", file: playwright },
  };
  return [...(unitAndApi ? [ofUnitAndApi] : []), ...(stories ? [ofStories] : [])];
}

async function runInPairs(checks: readonly Check[]): Promise<Outcome[]> {
  const waiting = [...checks.entries()];
  const done: Outcome[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await runCheck(next[1]);
  };
  await Promise.all([work(), work()]);
  return done;
}
