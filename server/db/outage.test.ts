import { expect, test } from "vitest";
import { createOutage } from "#server/db/outage";
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
