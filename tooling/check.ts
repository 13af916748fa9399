import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playwrightWithReport, vitestWith } from "./read-report.ts";
import { runCheck, type Check, type Outcome } from "./run-check.ts";
import { summarise } from "./summarise.ts";

const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), "sahihi-check-"));
const vitestReport = join(folder, "vitest.json");
const playwrightReport = join(folder, "playwright.json");

/** Two at a time, for two cores. */
const pairs: Check[] = [
  { name: "format", commands: [["prettier", "--check", "."]] },
  { name: "lint", commands: [["oxlint", "--type-aware", "--deny-warnings"]] },
  {
    name: "types",
    commands: [
      ["tsc", "-p", "."],
      ["tsc", "-p", "client"],
      ["tsc", "-p", "client/e2e"],
    ],
  },
  { name: "dead code", commands: [["knip"]] },
  { name: "build", commands: [["node", "client/build/build.ts"]] },
];

/** One after the other: each takes both cores itself. */
const rest: Check[] = [
  {
    name: "unit and API tests",
    commands: [vitestWith(vitestReport)],
    report: { writtenBy: "vitest", file: vitestReport },
  },
  {
    name: "browser tests",
    commands: [playwrightWithReport],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: { writtenBy: "playwright", file: playwrightReport },
  },
];

const outcomes = await runInPairs(pairs);
for (const check of rest) outcomes.push(await runCheck(check));
await rm(folder, { recursive: true });

process.stdout.write(summarise(outcomes, performance.now() - startedAt));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;

async function runInPairs(checks: readonly Check[]): Promise<Outcome[]> {
  const waiting = [...checks.entries()];
  const done: Outcome[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await runCheck(next[1]);
  };
  await Promise.all([work(), work()]);
  return done;
}
