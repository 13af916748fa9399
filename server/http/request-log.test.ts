import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { AppError } from "#server/http/app-error";
import { sendErrors } from "#server/http/errors";
import { requestLog } from "#server/http/request-log";
import { createOutage } from "#server/db/outage";
import { createLog } from "#server/logging";

async function linesOf(thrown: Error): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(line) });
  const app = express().use(requestLog(log, { outage: createOutage(log) }));
  app.get("/", () => {
    throw thrown;
  });
  await supertest(app.use(sendErrors)).get("/");
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each([
  [new AppError("too_many_uploads", undefined, { retryAfter: 5 }), "too_many_uploads"],
  [new AppError("unavailable"), "unavailable"],
])("what is refused for a while is one line of warning: %s", async (thrown, reason) => {
  const lines = await linesOf(thrown);
  expect(lines).toMatchObject([{ level: "warn", reason, res: { status: 503 } }]);
  expect(JSON.stringify(lines)).not.toContain("stack");
});

test("what fails because the database is away is told by the outage alone", async () => {
  const fault = new Error("Failed query", {
    cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
  });
  expect(await linesOf(fault)).toMatchObject([{ level: "error", msg: "the database is away" }]);
});

test("a fault is told with its stack once", async () => {
  const lines = await linesOf(new TypeError("nothing is no song"));
  expect(lines).toMatchObject([
    { level: "error", err: { message: "nothing is no song", stack: expect.any(String) as string } },
    { level: "error", res: { status: 500 } },
  ]);
  expect(JSON.stringify(lines).match(/"stack"/g)).toHaveLength(1);
});
