import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { createServerProcess } from "#server/testing/server-process";

const app = await appForFile();
const ready = () => app.nobody().get("/api/ready");

test("a process is ready while all that requests need answers, and says what does not", async () => {
  await ready().expect(200, { status: "ready", role: "all", mail: "ok" });

  const { pool } = app.deps;
  await pool.query("alter table drizzle.__drizzle_migrations rename to gone");
  await pool.query("alter table pgboss.version rename to gone");
  const { body } = await ready().expect(503).expect("Retry-After", "5");
  expect(body).toEqual({ code: "unavailable", message: "Not ready: schema, queue" });
  await app.nobody().get("/api/health").expect(200);
  await pool.query("alter table drizzle.gone rename to __drizzle_migrations");
  await pool.query("alter table pgboss.gone rename to version");
  await ready().expect(200);
});

test("a process whose interface was not built is not ready, and neither is one that is about to stop", async () => {
  const { readiness } = app.deps;
  readiness.require("interface", () => Promise.reject(new Error("not built")));
  expect((await ready().expect(503)).body).toMatchObject({ message: "Not ready: interface" });
  readiness.require("interface", async () => {});
  await ready().expect(200);
  readiness.drain();
  expect((await ready().expect(503)).body).toMatchObject({ message: "Not ready: draining" });
});

test("a worker says how it is and serves nothing else, and a process for the web does no jobs", async () => {
  const worker = await createServerProcess(undefined, { PROCESS_ROLE: "worker", LOG_LEVEL: "info" });
  onTestFinished(() => worker.remove());
  const get = async (path: string) => (await fetch(worker.url + path)).status;
  expect(await Promise.all(["/api/health", "/api/ready", "/api/user", "/"].map(get))).toEqual([
    200, 200, 404, 404,
  ]);

  const web = await createServerProcess(undefined, { PROCESS_ROLE: "web", DRAIN_SECONDS: "1" });
  onTestFinished(() => web.remove());
  const body = { email: "amina@example.com", password: "nairobi-nights", firstName: "Amina", lastName: "W" };
  const headers = { "content-type": "application/json" };
  const registered = await fetch(`${web.url}/api/register`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(registered.status).toBe(201);
  const client = new Client({ connectionString: web.databaseUrl });
  await client.connect();
  const { rows: waiting } = await client.query("select from pgboss.job where state = 'created'");
  expect(waiting).not.toEqual([]);
  const { rows: workers } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name like 'sahihi jobs%'",
  );
  expect(workers).toEqual([]);
  await client.end();

  const stopped = web.stop();
  await expect
    .poll(async () => (await fetch(`${web.url}/api/ready`)).json(), { interval: 20 })
    .toMatchObject({
      message: "Not ready: draining",
    });
  expect((await fetch(`${web.url}/api/user`)).status).toBe(401);
  await stopped;
});
