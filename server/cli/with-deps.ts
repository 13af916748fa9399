import { existsSync } from "node:fs";
import { migrate, SchemaError } from "#server/db/migrate";
import { createDeps } from "#server/create-deps";
import type { Deps } from "#server/deps";
import { EnvironmentError, readEnv } from "#server/env";
import { createLog } from "#server/logging";
import { openDatabase } from "#server/start";

/** Does something with what the server has, beside one that is running or without: on the configured or the embedded database. */
export async function withDeps(work: (deps: Deps) => Promise<void>): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const env = readEnv();
  const log = createLog(env);
  const database = await openDatabase(env, log);
  try {
    await migrate(database);
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

/** A wrong setting or a database of another version in one line; anything else with where it came from. */
export function describeFailure(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof SchemaError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
