import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countTests, playwrightWithReport, vitestWith, type Command } from "./read-report.ts";
import { runAgain } from "./run-again.ts";
import { runCheck } from "./run-check.ts";
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
  expect(await countTests(undefined, true)).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
  expect(await countTests(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [] });
});

test("both kinds of report are counted, what failed is named, and a story that passes only sometimes has failed", async () => {
  const vitest = await write("vitest.json", {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: "shares.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", ancestorTitles: [], title: "halves are whole", failureMessages: [] },
          {
            status: "failed",
            ancestorTitles: ["shares"],
            title: "thirds are whole",
            failureMessages: ["\u001B[31m99.99\u001B[39m is not 100"],
          },
        ],
      },
      { name: "broken.test.ts", message: "Unexpected token", assertionResults: [] },
    ],
  });
  expect(await countTests({ writtenBy: "vitest", file: vitest }, false)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 1,
    failures: [
      {
        test: "shares.test.ts › shares › thirds are whole",
        why: "99.99 is not 100",
        alone: [...vitestWith(vitest), "shares.test.ts", "-t", expect.stringMatching(/^\^.+whole\$$/)],
      },
      { test: "broken.test.ts", why: "Unexpected token", alone: [...vitestWith(vitest), "broken.test.ts"] },
    ],
  });
  const results = [{ errors: [{ message: "the button is away" }] }];
  const failed = {
    ok: false,
    file: "sign.spec.ts",
    line: 7,
    title: "a signer signs",
    tests: [
      { projectName: "phone", status: "unexpected", results },
      { projectName: "desktop", status: "expected", results: [] },
    ],
  };
  const playwright = await write("playwright.json", {
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [{ message: "the port is taken" }],
    suites: [{ specs: [], suites: [{ specs: [failed] }] }],
  });
  expect(await countTests({ writtenBy: "playwright", file: playwright }, false)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 0,
    failures: [
      {
        test: "[phone] sign.spec.ts › a signer signs",
        why: "the button is away",
        alone: [
          ...playwrightWithReport,
          "sign.spec.ts:7",
          "--project=phone",
          expect.stringContaining("--output"),
        ],
      },
      { test: "outside of the stories", why: "the port is taken" },
    ],
  });
});

test("a run that failed without a failed test, or without a report, is a failure", async () => {
  const file = await write("passed.json", {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [],
  });
  expect(await countTests({ writtenBy: "vitest", file }, false)).toMatchObject({ passed: 7, failed: 1 });
  const nowhere = join(folder, "nowhere.json");
  expect(await countTests({ writtenBy: "playwright", file: nowhere }, false)).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test("a check that has no tests says what it printed", async () => {
  const print = "console.log('shares.ts is not formatted'); process.exit(1)";
  const printed: string[] = [];
  const outcome = await runCheck({ name: "an example", commands: [["node", "-e", print]] }, (text) =>
    printed.push(text),
  );
  expect(printed.join("\n")).toMatch(/^✗ an example .*\nshares\.ts is not formatted/);
  expect(outcome.failures).toEqual([{ test: "an example", why: "shares.ts is not formatted" }]);
});

describe("what fails in a run and passes alone", () => {
  const failing = (...tests: string[]) => ({
    passed: 7,
    failed: tests.length,
    skipped: 0,
    failures: tests.map((name) => ({ test: name, why: "", alone: ["vitest", "run", name] as const })),
  });
  const passesAlone = ([, , name]: Command) => Promise.resolve(!name!.includes("broken"));

  test("is unsteady, named, and fails nothing", async () => {
    expect(await runAgain(failing("now and then", "broken"), passesAlone)).toMatchObject({
      passed: 8,
      failed: 1,
      failures: [{ test: "broken" }],
      unsteady: [{ test: "now and then" }],
    });
  });

  test.each([
    "server/faults.api.test.ts › a step",
    "server/payment-crash.api.test.ts › a step",
    "server/features/signing/signing-at-once.api.test.ts › a step",
    "[phone] app/server-away.spec.ts › a story",
    "sign.test.ts › signs once when pressed twice",
  ])("counts where it looks for what happens rarely: %s", async (name) => {
    expect(await runAgain(failing(name), passesAlone)).toMatchObject({ failed: 1, unsteady: [] });
  });

  test("counts where much fails, and where the run itself failed", async () => {
    const many = failing("one", "two", "three", "four", "five", "six");
    expect(await runAgain(many, passesAlone)).toMatchObject({ failed: 6, unsteady: [] });
    const outside = { ...failing(), failed: 1 };
    expect(await runAgain(outside, passesAlone)).toMatchObject({ failed: 1, unsteady: [] });
  });
});

test("the summary says what failed once more, and ends with one line for the whole", () => {
  const failures = [{ test: "[phone] a signer signs", why: "the button\nis away" }];
  const outcomes = [
    { name: "lint", passed: 1, failed: 0, skipped: 0, failures: [], unsteady: [], milliseconds: 3100 },
    {
      name: "browser tests",
      passed: 20,
      failed: 1,
      skipped: 0,
      failures,
      unsteady: [{ test: "[phone] a guest looks", why: "too early" }],
      milliseconds: 61_000,
    },
  ];
  const lines = summarise(outcomes, 64_100).trimEnd().split("\n");
  expect(lines.at(-1)).toBe("21 passed, 1 failed");
  expect(lines.find((line) => line.includes("lint"))).toMatch(/^✓ lint +1 passed +0 failed +3\.1 s$/);
  expect(lines.find((line) => line.includes("browser"))).toMatch(/^✗/);
  expect(lines).toEqual(
    expect.arrayContaining(["✗ [phone] a signer signs", "    the button", "    is away"]),
  );
  expect(lines.slice(lines.findIndex((line) => line.startsWith("Unsteady")))).toEqual([
    "Unsteady (failed, and passed when run again alone):",
    "~ [phone] a guest looks",
    "    too early",
    "",
    "21 passed, 1 failed",
  ]);
});
