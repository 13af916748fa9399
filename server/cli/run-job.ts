import { existsSync } from "node:fs";
import { createDeps, type Deps } from "#server/deps";
import { migrate } from "#server/db/migrate";
import { openDatabase } from "#server/db/open-database";
import { EnvironmentError, readEnv, type Env } from "#server/env";
import { scheduledJobs, type ScheduledJob } from "#server/jobs/scheduled-jobs";
import { createLog } from "#server/logging";

const [name] = process.argv.slice(2);
const wanted = scheduledJobs.find(({ job }) => job.name === name);

try {
  if (wanted) await withDeps((deps) => runNow(deps, wanted));
  else explain(name);
} catch (error) {
  const isOurs = error instanceof EnvironmentError;
  say(isOurs ? error.message : String(error instanceof Error ? error.stack : error), process.stderr);
  process.exitCode = 1;
}

/** Does the job in this process, beside a server that is running or without one. */
async function runNow(deps: Deps, { job, run }: ScheduledJob): Promise<void> {
  const from = performance.now();
  await run(deps);
  say(`${job.name}: done in ${Math.round(performance.now() - from)} ms.`);
  say("Mails it has written are sent by the server: at once when one is running, else at its next start.");
}

async function withDeps(work: (deps: Deps) => Promise<void>): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const env: Env = readEnv();
  const log = createLog(env);
  const database = await openDatabase(env, log);
  try {
    await migrate(database.url);
    const deps = createDeps(env, database.url, { log });
    try {
      await deps.jobs.start();
      await work(deps);
    } finally {
      await deps.close();
    }
  } finally {
    await database.stop();
  }
}

function explain(unknown: string | undefined): void {
  if (unknown) {
    say(`There is no job "${unknown}".\n`, process.stderr);
    process.exitCode = 1;
  }
  const width = Math.max(...scheduledJobs.map(({ job }) => job.name.length));
  const lines = scheduledJobs.map(({ job, does }) => `  ${job.name.padEnd(width)}  ${does}`);
  say(["Usage: npm run job -- <name>", "", ...lines].join("\n"));
}

function say(text: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${text}\n`);
}
