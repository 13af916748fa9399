import { existsSync } from "node:fs";
import { SchemaError } from "#server/db/migrate";
import { createDeps } from "#server/create-deps";
import type { Deps } from "#server/deps";
import { EnvironmentError, readEnv, type Env } from "#server/env";
import { createLog } from "#server/logging";
import { openDatabase, prepareSchema } from "#server/start";

/** Asks for the embedded database: nobody is to work on it who believes to work on the one in use. */
const LOCAL = "--local";

/** What was typed behind the name of the command. */
export const commandArguments = process.argv.slice(2).filter((argument) => argument !== LOCAL);

/** The settings of a command. Throws `EnvironmentError` where they name no database and the local one was not asked for. */
export function readCommandEnv(): Env {
  if (existsSync(".env")) process.loadEnvFile();
  const env = readEnv();
  const isLocal = process.argv.includes(LOCAL);
  if (env.DATABASE_URL && isLocal)
    throw new EnvironmentError(`${LOCAL} asks for the local database, and DATABASE_URL names another one`);
  if (!env.DATABASE_URL && !isLocal)
    throw new EnvironmentError(
      `DATABASE_URL is not set: run this with the environment of the servers, or add ${LOCAL} for the local database in ${env.DATA_DIR}`,
    );
  return env;
}

/** Does something with what the server has, beside one that is running or without. */
export async function withDeps(
  work: (deps: Deps) => Promise<void>,
  env: Env = readCommandEnv(),
): Promise<void> {
  const log = createLog(env);
  const database = await openDatabase(env, log);
  try {
    if (database.home) process.stderr.write(`On the local database in ${database.home}.\n`);
    await prepareSchema(env, database);
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
