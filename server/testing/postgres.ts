import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/dev/postgres/embedded";
import { migrate } from "#server/db/migrate";
import { isAlive, findPostmaster } from "#server/dev/postgres/postmaster";
import { createJobs } from "#server/jobs/queue";

export type TestPostgres = { url: string; stop(): Promise<void> };

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const PREFIX = "sahihi-test-";

/** Nothing here outlives the run, so nothing has to survive a power cut. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
  shared_buffers: "64MB",
};

/** The database every test's own is a copy of. */
export const TEMPLATE = "sahihi";

/** One Postgres for a whole test run, with the schema in place. */
export async function startTestPostgres(): Promise<TestPostgres> {
  removeAbandoned();
  const dataDir = join(tmpdir(), `${PREFIX}${process.pid}`);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  // For a run that is interrupted; one that ends has stopped it before.
  process.once("exit", () => remove(dataDir));
  const postgres = await startEmbeddedPostgres({ dataDir, databaseName: TEMPLATE, settings });
  await install(postgres.url);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      for (const folder of [postgres.home, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Vitest's global set-up. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  provide("postgresUrl", postgres.url);
  return postgres.stop;
}

async function install(url: string): Promise<void> {
  await migrate({ url });
  const jobs = createJobs({ databaseUrl: url, log: pino({ level: "silent" }) });
  await jobs.start();
  await jobs.stop();
}

/** A run that was killed leaves its Postgres behind. What another user's run left is theirs to remove. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
    if (owner === (process.getuid?.() ?? 0) && !isAlive(Number(name.slice(PREFIX.length)))) remove(folder);
  }
}

function remove(dataDir: string): void {
  const postmaster = findPostmaster(join(dataDir, "postgres/data"));
  if (postmaster) process.kill(postmaster.pid, "SIGQUIT");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
