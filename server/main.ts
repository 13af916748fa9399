import { enableCompileCache } from "node:module";

// Before anything else is loaded: compiled modules are kept between starts.
enableCompileCache();
const { readEnv, EnvironmentError } = await import("#server/env");
const { start } = await import("#server/start");

try {
  const service = await start(readEnv(), { live: process.argv.includes("--live") });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void service.stop(signal));
} catch (error) {
  const isOurs =
    error instanceof EnvironmentError ||
    (error instanceof Error && "code" in error && error.code === "EADDRINUSE");
  process.stderr.write(`${isOurs ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}
