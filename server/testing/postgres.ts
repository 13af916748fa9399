import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { createDeps } from "#server/create-deps";
import { readEnv } from "#server/env";
import { startEmbeddedPostgres } from "#server/dev/postgres/embedded";
import { USER } from "#server/dev/postgres/embedded-cluster";
import { migrate } from "#server/db/migrate";
import { isAlive, findPostmaster } from "#server/dev/postgres/postmaster";
import { TEMPLATE, type PoolerForTests } from "#server/testing/database";
import { startPgbouncer } from "#server/testing/pgbouncer";
import { workJobs } from "#server/jobs/registry";

export type TestPostgres = { url: string; stop(): Promise<void> };

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    pooler: PoolerForTests | null;
  }
}

const PREFIX = "sahihi-test-";
const IN_MEMORY = "/dev/shm";
/** Bytes. Far more than the databases of three tests at once, and the log of what they write. */
const ROOM = 3 * 2 ** 30;

/** Nothing here outlives the run, so nothing has to survive a power cut. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
  shared_buffers: "128MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "1GB",
  autovacuum: "off",
  jit: "off",
  // In the data folder, where Postgres stands.
  unix_socket_directories: ".",
};

/** One Postgres for a whole test run, with the schema in place. */
export async function startTestPostgres(): Promise<TestPostgres> {
  removeAbandoned();
  const dataDir = join(placeForFiles(), `${PREFIX}${process.pid}`);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  // For a run that is interrupted; one that ends has stopped it before.
  process.once("exit", () => remove(dataDir));
  const postgres = await startEmbeddedPostgres({ dataDir, databaseName: TEMPLATE, settings });
  await install(postgres.url);
  return {
    url: process.platform === "win32" ? postgres.url : throughSocket(postgres),
    stop: async () => {
      await postgres.stop();
      for (const folder of [postgres.home, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Vitest's global set-up. `POOLER=transaction` (or `session`) has all tests go through PgBouncer. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  provide("postgresUrl", postgres.url);
  const mode = process.env.POOLER;
  if (mode !== "session" && mode !== "transaction") {
    provide("pooler", null);
    return postgres.stop;
  }
  const pooler = await startPgbouncer(postgres.url, mode);
  provide("pooler", { url: pooler.before(postgres.url), mode });
  return async () => {
    await pooler.stop();
    await postgres.stop();
  };
}

/** Shorter than over TCP: tests ask hundreds of thousands of times. */
function throughSocket({ url, home }: { url: string; home: string }): string {
  return `${url}?host=${encodeURIComponent(join(home, "data"))}`;
}

async function install(url: string): Promise<void> {
  await migrate({ url });
  await hashPasswordCheaply(url);
  await makeQueues(url);
}

/** Those of every job, which each app would otherwise make before its first test. */
async function makeQueues(url: string): Promise<void> {
  const env = readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    APP_URL: "http://sahihi.test",
    DATABASE_URL: url,
    SESSION_SECRET: "a secret of nobody's, 32 characters long",
  });
  const deps = createDeps(env, url);
  await deps.jobs.start();
  await workJobs(deps);
  await deps.pool.query("delete from pgboss.schedule");
  await deps.close();
}

/** Thousands of connections are opened, and each proves its password in as many rounds as the hash says. */
async function hashPasswordCheaply(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("set scram_iterations = 1");
  await client.query(`alter role ${USER} password '${new URL(url).password}'`);
  await client.end();
}

/**
 * In memory, where there is room: each database is a thousand files, and on a disk it takes ten times as long to make and to drop them
 * (ext4 looks for a place among all that were removed in the last seconds).
 */
function placeForFiles(): string {
  return Math.min(bytesFree(IN_MEMORY), freemem()) >= ROOM ? IN_MEMORY : tmpdir();
}

function bytesFree(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** A run that was killed leaves its Postgres behind. What another user's run left is theirs to remove. */
function removeAbandoned(): void {
  for (const place of [tmpdir(), IN_MEMORY].filter(existsSync)) removeAbandonedIn(place);
}

function removeAbandonedIn(place: string): void {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(place, name);
    const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
    if (owner === (process.getuid?.() ?? 0) && !isAlive(Number(name.slice(PREFIX.length)))) remove(folder);
  }
}

function remove(dataDir: string): void {
  const postmaster = findPostmaster(join(dataDir, "postgres/data"));
  if (postmaster) process.kill(postmaster.pid, "SIGQUIT");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
