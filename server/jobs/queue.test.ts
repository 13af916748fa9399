import { spawn } from "node:child_process";
import { once } from "node:events";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/client";
import { createJobs, defineJob, type Jobs } from "#server/jobs/queue";
import { createLog, logContext } from "#server/logging";
import { createTestDatabase, type TestDatabase } from "#server/testing/database";

type Greeting = { name: string };
const greet = defineJob<Greeting>("test.greet");
const log = pino({ level: "silent" });

let testDatabase: TestDatabase;
let database: Database;
const running: Jobs[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.url);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function startJobs(): Promise<Jobs> {
  const jobs = createJobs({ databaseUrl: testDatabase.url, log });
  running.push(jobs);
  await jobs.start();
  return jobs;
}

function enqueue(jobs: Jobs, name: string, key?: string): Promise<void> {
  return database.db.transaction((trx) =>
    jobs.enqueue(trx, greet, { name }, key === undefined ? {} : { key }),
  );
}

/** A handler that reports what it was given, and finishes when told to. */
function gate() {
  const started = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const handler = () => {
    started.resolve();
    return opened.promise;
  };
  return { handler, started: started.promise, open: opened.resolve };
}

test("a job exists when its transaction commits and not when it rolls back", async () => {
  const jobs = await startJobs();
  const greeted: string[] = [];
  await jobs.work(greet, async ({ name }) => void greeted.push(name));

  await enqueue(jobs, "Amina");
  const refused = database.db.transaction(async (trx) => {
    await jobs.enqueue(trx, greet, { name: "Nobody" });
    throw new Error("changed my mind");
  });
  await expect(refused).rejects.toThrow("changed my mind");
  await jobs.idle();
  expect(greeted).toEqual(["Amina"]);
});

test("the same key adds a job once: in one transaction, in two at once, and after it was done", async () => {
  const jobs = await startJobs();
  const greeted: string[] = [];
  await jobs.work(greet, async ({ name }) => void greeted.push(name));

  await database.db.transaction(async (trx) => {
    await jobs.enqueue(trx, greet, { name: "Kofi" }, { key: "kofi" });
    await jobs.enqueue(trx, greet, { name: "Kofi" }, { key: "kofi" });
  });
  await Promise.all(Array.from({ length: 10 }, () => enqueue(jobs, "Zawadi", "zawadi")));
  await jobs.idle();
  await enqueue(jobs, "Zawadi", "zawadi");
  await jobs.idle();
  expect(greeted.toSorted()).toEqual(["Kofi", "Zawadi"]);
});

test("two processes share the work and do each job once", async () => {
  const done: string[] = [];
  const [one, two] = [await startJobs(), await startJobs()];
  for (const jobs of [one, two])
    await jobs.work(greet, async ({ name }) => void done.push(name), { concurrency: 3 });

  const names = Array.from({ length: 60 }, (_, index) => `signer ${index}`);
  await database.db.transaction(async (trx) => {
    for (const name of names) await one.enqueue(trx, greet, { name });
  });
  await one.idle();
  expect(done.toSorted()).toEqual(names.toSorted());
});

test("a job by the clock stands on the schedule once, and any process does it", async () => {
  const tick = defineJob("test.tick");
  // Its time does not come: the schedule stays, and the tests below work on no ticks.
  const newYear = "0 0 1 1 *";
  let ticks = 0;
  const [one, two] = [await startJobs(), await startJobs()];
  for (const jobs of [one, two]) await jobs.repeat(tick, newYear, async () => void (ticks += 1));

  const { rows } = await database.pool.query("select name, cron from pgboss.schedule");
  expect(rows).toEqual([{ name: "test.tick", cron: newYear }]);
  await database.db.transaction((trx) => one.enqueue(trx, tick, {}, { key: "this year" }));
  await one.idle();
  expect(ticks).toBe(1);
});

test("a job by the clock is done when its time comes, the first time it is tried", async () => {
  const minutely = defineJob("test.minutely");
  let ticks = 0;
  const repeat = (jobs: Jobs) => jobs.repeat(minutely, "* * * * *", async () => void (ticks += 1));
  await repeat(await startJobs());
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));

  // The next process finds that a minute has passed which nobody has looked at.
  await database.pool.query("update pgboss.version set cron_on = null");
  await repeat(await startJobs());
  await expect.poll(() => ticks).toBeGreaterThan(0);
  const { rows } = await database.pool.query(
    "select max(retry_count) as retries from pgboss.job where name = $1",
    [minutely.name],
  );
  expect(rows).toEqual([{ retries: 0 }]);
  await database.pool.query("delete from pgboss.schedule where name = $1", [minutely.name]);
});

test("a failed job is tried again", async () => {
  const jobs = await startJobs();
  let attempts = 0;
  await jobs.work(greet, async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("the mail server is away");
  });
  await enqueue(jobs, "Amina");
  await jobs.idle();
  expect(attempts).toBe(2);
});

test("a permanent failure is not tried again and stays visible with its reason", async () => {
  const jobs = await startJobs();
  let attempts = 0;
  await jobs.work(greet, () => {
    attempts += 1;
    return Promise.reject(Object.assign(new Error("no such mailbox"), { permanent: true }));
  });
  await enqueue(jobs, "Ghost");
  await jobs.idle();
  expect(attempts).toBe(1);
  const { rows } = await database.pool.query(
    "select data, source_name, source_output from pgboss.job where name = 'dead'",
  );
  expect(rows).toEqual([
    { data: { name: "Ghost" }, source_name: "test.greet", source_output: { message: "no such mailbox" } },
  ]);
});

test("stopping gracefully lets a running job finish", async () => {
  const jobs = await startJobs();
  const { handler, started, open } = gate();
  let finished = false;
  await jobs.work(greet, () => handler().then(() => void (finished = true)));
  await enqueue(jobs, "Amina");
  await started;
  const stopped = jobs.stop();
  open();
  await stopped;
  expect(finished).toBe(true);
  await (await startJobs()).idle();
});

test("a job cut off by a stop that does not wait is done by another process", async () => {
  const jobs = await startJobs();
  const { handler, started } = gate();
  await jobs.work(greet, handler);
  await enqueue(jobs, "Amina");
  await started;
  await jobs.stop({ graceful: false });

  const other = await startJobs();
  const greeted: string[] = [];
  await other.work(greet, async ({ name }) => void greeted.push(name));
  await other.idle();
  expect(greeted).toEqual(["Amina"]);
});

test("a job that a killed process was doing starts over in the next one", async () => {
  const jobs = await startJobs();
  await enqueue(jobs, "Amina");
  await jobs.stop();

  const script = `
    import { pino } from "pino";
    import { createJobs, defineJob } from "#server/jobs/queue";
    const jobs = createJobs({ databaseUrl: process.argv[1], log: pino({ level: "silent" }) });
    await jobs.start();
    await jobs.work(defineJob("test.greet"), () => { console.log("at work"); return new Promise(() => {}); });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, testDatabase.url]);
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");

  const next = await startJobs();
  const greeted: string[] = [];
  await next.work(greet, async ({ name }) => void greeted.push(name));
  await next.idle();
  expect(greeted).toEqual(["Amina"]);
});

test("after Postgres was away jobs are added and done as before", async () => {
  const jobs = await startJobs();
  const greeted: string[] = [];
  await jobs.work(greet, async ({ name }) => void greeted.push(name));
  await testDatabase.disconnectAll();

  await expect
    .poll(() =>
      enqueue(jobs, "Amina", "after the restart").then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await expect.poll(() => greeted).toEqual(["Amina"]);
});

test("a job finished while Postgres is away is not done again", async () => {
  const jobs = await startJobs();
  const { handler, started, open } = gate();
  let attempts = 0;
  await jobs.work(greet, () => {
    attempts += 1;
    return handler();
  });
  await enqueue(jobs, "Amina");
  await started;
  await testDatabase.disconnectAll();
  open();
  await jobs.idle();
  expect(attempts).toBe(1);
});

test("what a job logs says for which request and user it is done, and as which job", async () => {
  const lines: string[] = [];
  const told = createLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(line) });
  const jobs = createJobs({ databaseUrl: testDatabase.url, log: told });
  await jobs.start();
  const song = defineJob<{ title: string }>("test.told");
  const payloads: object[] = [];
  await jobs.work(song, async (payload) => {
    payloads.push(payload);
    told.info("told");
  });
  const add = (title: string) => database.db.transaction((trx) => jobs.enqueue(trx, song, { title }));
  await logContext.run({ requestId: "r1", userId: "u1" }, () => add("Malaika"));
  await jobs.idle();
  await add("Jambo");
  await jobs.idle();
  expect(payloads).toEqual([{ title: "Malaika" }, { title: "Jambo" }]);
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({ job: "test.told", requestId: "r1", userId: "u1", pid: process.pid });
  expect(second).not.toHaveProperty("requestId");
  await jobs.stop();
});
