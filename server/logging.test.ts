import { DrizzleQueryError } from "#server/orm";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { createLog, errorsLogged } from "#server/logging";

const token = "pYJq0k3m2h8mPp4l1J1q0t9s8r7q6p5o4n3m2l1k0j9";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(line) }));
  return lines.join("");
}

test("a line is JSON with a level, a time and a message", () => {
  const line: unknown = JSON.parse(logged((log) => log.info({ port: 3000 }, "listening")));
  expect(line).toEqual({
    level: "info",
    time: expect.stringMatching(/Z$/),
    pid: process.pid,
    host: hostname(),
    port: 3000,
    msg: "listening",
  });
});

test("lines that say an error are counted", () => {
  const before = errorsLogged();
  logged((log) => {
    log.info("listening");
    log.warn("soon");
    log.error("the transparency log does not match its tree");
    log.child({ job: "a job" }).error(new Error("no"));
  });
  expect(errorsLogged() - before).toBe(2);
});

test("secrets are left out at every depth they are logged in", () => {
  const secrets = {
    password: "hunter22",
    newPassword: "hunter22",
    token: "hunter22",
    cookie: "sid=hunter22",
  };
  const headers = { authorization: "Basic hunter22", "set-cookie": ["sid=hunter22"] };
  const text = logged((log) => {
    log.info(secrets);
    log.info({ body: secrets, headers });
    log.info({ request: { body: secrets, headers } });
    log.info({ env: { SESSION_SECRET: "hunter22", SMTP_URL: "smtp://me:hunter22@mail" } });
  });
  expect(text).not.toContain("hunter22");
  expect(text).toContain("[redacted]");
});

test("a failed query is logged with its text and its cause, without the values and without tokens", () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_unique"'),
    {
      code: "23505",
      constraint: "users_email_unique",
      detail: "Key (email)=(amina@example.com) already exists.",
    },
  );
  const error = new DrizzleQueryError(
    "insert into users values ($1)",
    ["amina@example.com\n    at home"],
    cause,
  );
  const text = logged((log) => {
    log.error({ err: error }, "request failed");
    log.error({ err: error });
  });
  expect(text).toContain("Failed query: insert into users values ($1)");
  expect(text).toContain("23505");
  expect(text).toContain("logging.test.ts");
  expect(text).not.toContain("amina");
  expect(text).not.toContain("at home");
});

test("an error that comes as a plain object, as from the job queue, is told the same way", () => {
  const thrown = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(amina@example.com)" });
  const text = logged((log) =>
    log.warn({ err: { ...thrown, message: thrown.message, stack: thrown.stack } }, "job queue error"),
  );
  expect(text).toContain("duplicate key");
  expect(text).toContain("logging.test.ts");
  expect(text).not.toContain("amina");
});

test("a link token in an error's message is left out", () => {
  const error = new Error(`cannot read /sign/${token}?x=1`);
  const text = logged((log) => {
    log.error({ err: error });
    log.error(error);
  });
  expect(text).toContain("/sign/[redacted]?x=1");
  expect(text).not.toContain(token);
});

test("the address that a mail server repeats in its refusal is left out", () => {
  const error = new Error("550 5.1.1 <amina.w+songs@example.co.ke>: Recipient address rejected");
  expect(logged((log) => log.warn({ err: error }, "job will be tried again"))).toContain(
    "550 5.1.1 <[address]>: Recipient address rejected",
  );
});
