import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";

// Before anything else is loaded: compiled modules are kept between starts.
enableCompileCache();
if (existsSync(".env")) process.loadEnvFile();
const { readEnv, EnvironmentError } = await import("#server/env");
const { SchemaError } = await import("#server/db/migrate");
const { start } = await import("#server/start");

const ending = new AbortController();
try {
  const env = readEnv();
  const starting = start(env, { live: process.argv.includes("--live"), signal: ending.signal });
  // Also while it starts: a Postgres that it has launched would outlive it.
  const stop = async (reason: string) => {
    ending.abort();
    await starting.then(
      (service) => service.stop(reason),
      () => undefined,
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));
  if (env.npm_lifecycle_event) stopWithParent(() => void stop("npm has ended"));
  await starting;
} catch (error) {
  if (ending.signal.aborted) process.exit(0);
  const isOurs =
    error instanceof EnvironmentError ||
    error instanceof SchemaError ||
    (error instanceof Error && "code" in error && error.code === "EADDRINUSE");
  process.stderr.write(`${isOurs ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

/** The shell between npm and us does not pass signals on: when it is gone, nobody is left who could stop us. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
