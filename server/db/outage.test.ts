import { expect, test } from "vitest";
import { createOutage, isDatabaseAway, isDatabaseBusy } from "#server/db/outage";
import { createLog } from "#server/logging";

test("an outage is a line when it begins and a line when it is over, however many notice it", () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(line) });
  const outage = createOutage(log);
  outage.answered();
  for (let times = 0; times < 500; times += 1) outage.lost(new Error("connect ECONNREFUSED"));
  outage.answered();
  outage.answered();
  outage.lost(new Error("once more"));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: "error", msg: "the database is away", err: { message: "connect ECONNREFUSED" } },
    { level: "info", msg: "the database is back", noticed: 500 },
    { level: "error", msg: "the database is away", err: { message: "once more" } },
  ]);
});

const failed = (code: string, message = "it failed") =>
  new Error("Failed query", { cause: Object.assign(new Error(message), { code }) });

test.each([
  ["a lock that was waited for in vain", failed("55P03"), false, true],
  ["two that waited for each other", failed("40P01"), false, true],
  ["an answer that did not come", failed("", "Query read timeout"), false, true],
  ["a statement that took too long", failed("57014"), true, false],
  ["a server that is shutting down", failed("57P01"), true, false],
  ["no server", failed("ECONNREFUSED"), true, false],
  ["no server, as pg-boss tells it", { message: "it failed", code: "ECONNREFUSED" }, true, false],
  ["what is no error of the database", failed("23505"), false, false],
  ["what is no error", "57P01", false, false],
])("%s: away or busy", (_what, error, isAway, isBusy) => {
  expect([isDatabaseAway(error), isDatabaseBusy(error)]).toEqual([isAway, isBusy]);
});
