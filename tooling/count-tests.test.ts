import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countTests } from "./count-tests.ts";
import { summarise } from "./summarise.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahihi-count-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test("a check without tests counts as one", async () => {
  expect(await countTests(undefined, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(await countTests(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("both kinds of report are counted, and a story that passes only sometimes has failed", async () => {
  const vitest = await write("vitest.json", { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
  expect(await countTests({ writtenBy: "vitest", file: vitest }, false)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 1,
  });
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
  const playwright = await write("playwright.json", { stats });
  expect(await countTests({ writtenBy: "playwright", file: playwright }, false)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 0,
  });
});

test("a run that failed without a failed test, or without a report, is a failure", async () => {
  const file = await write("passed.json", { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0 });
  expect(await countTests({ writtenBy: "vitest", file }, false)).toMatchObject({ passed: 7, failed: 1 });
  const nowhere = join(folder, "nowhere.json");
  expect(await countTests({ writtenBy: "playwright", file: nowhere }, false)).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test("the summary ends with one line for the whole", () => {
  const outcomes = [
    { name: "lint", passed: 1, failed: 0, skipped: 0, milliseconds: 3100 },
    { name: "browser tests", passed: 20, failed: 1, skipped: 0, milliseconds: 61_000 },
  ];
  const lines = summarise(outcomes, 64_100).trimEnd().split("\n");
  expect(lines.at(-1)).toBe("21 passed, 1 failed");
  expect(lines.find((line) => line.includes("lint"))).toMatch(/^✓ lint +1 passed +0 failed +3\.1 s$/);
  expect(lines.find((line) => line.includes("browser"))).toMatch(/^✗/);
});
