import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startEmbeddedPostgres } from "#server/dev/postgres/embedded";
import { choosePlace } from "#server/dev/postgres/embedded-place";
import { findFreePort } from "#server/dev/postgres/find-free-port";
import { findPostmaster } from "#server/dev/postgres/postmaster";
import { readEnv } from "#server/env";
import { start } from "#server/start";
import { createTestDatabase } from "#server/testing/database";

/** A folder without a Postgres yet, and where the one of a server on it will live. */
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "sahihi-start-"));
  chmodSync(folder, 0o711);
  const { home } = choosePlace(folder);
  onTestFinished(() => {
    for (const place of [home, folder]) rmSync(place, { recursive: true, force: true });
  });
  return { folder, home, postmaster: () => findPostmaster(join(home, "data")) };
}

test("a server whose port is taken says so and leaves no Postgres running", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { folder, home, postmaster } = newFolder();
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", PORT: String(port), DATA_DIR: folder });

  await expect(start(env, { live: false })).rejects.toThrow(`Port ${port} is in use`);
  expect(readFileSync(join(home, "log"), "utf8")).toContain("ready to accept connections");
  expect(postmaster()).toBeUndefined();
  other.close();
});

test("a server that is told to stop while it starts leaves no Postgres running", async () => {
  const { folder, postmaster } = newFolder();
  const env = { PATH: process.env.PATH, NODE_ENV: "test", PORT: "0", DATA_DIR: folder };
  const child = spawn(process.execPath, ["server/main.ts"], { env });
  await expect.poll(postmaster, { timeout: 60_000 }).toBeDefined();
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).toBe(0);
  expect(postmaster()).toBeUndefined();
});

test("a server whose database cannot be reached says so in one line, without the password", async () => {
  const port = await findFreePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    PORT: "0",
    DATABASE_URL: `postgres://sahihi:secret@localhost:${port}/songs`,
    SESSION_SECRET: "a secret of nobody's, 32 characters long",
  };
  const child = spawn(process.execPath, ["server/main.ts"], { env });
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(child.exitCode).toBe(1);
  expect(said).toMatch(
    new RegExp(
      `^The database songs at localhost:${port} cannot be reached \\(.*ECONNREFUSED.*\\): see that .*\\.\n$`,
    ),
  );
  expect(said).not.toContain("secret");
});

test("a server that waits for the lock of the schema says so, and heeds a signal", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const holder = new Client({ connectionString: database.url, application_name: "a pooler's" });
  await holder.connect();
  await holder.query("select pg_advisory_lock(5041889)");

  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    PORT: "0",
    DATABASE_URL: database.url,
    SESSION_SECRET: "a secret of nobody's, 32 characters long",
  };
  const child = spawn(process.execPath, ["server/main.ts"], { env });
  let said = "";
  child.stdout.on("data", (piece: Buffer) => (said += piece.toString()));
  const exited = once(child, "exit");
  await expect.poll(() => said).toContain("waiting for the lock of the schema");
  expect(JSON.parse(said)).toMatchObject({ level: "warn", application: "a pooler's" });
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  await holder.end();
});

test("a server on the database of an older version says what to do in one sentence, and leaves no Postgres running", async () => {
  const { folder, home, postmaster } = newFolder();
  const older = await startEmbeddedPostgres({ dataDir: folder });
  const client = new Client({ connectionString: older.url });
  await client.connect();
  await client.query("create schema drizzle");
  await client.query("create table drizzle.__drizzle_migrations as select 1795221859848 as created_at");
  await client.end();
  await older.stop();

  const env = { PATH: process.env.PATH, NODE_ENV: "test", PORT: "0", DATA_DIR: folder };
  const child = spawn(process.execPath, ["server/main.ts"], { env });
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(child.exitCode).toBe(1);
  expect(said).toBe(
    `This database was made by an older version, whose migrations are gone: start that version to read it, or delete the folder ${home} to begin anew.\n`,
  );
  expect(postmaster()).toBeUndefined();
});
