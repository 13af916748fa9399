import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { TestApp } from "#server/testing/app";
import { compileCache } from "#server/testing/server-process";

/** A command of ours as somebody types it, on the database of the app beside it: `server/cli/create-admin.ts`. `variables` are set besides. */
export async function runCommand(
  { deps }: TestApp,
  script: string,
  args: string[],
  input = "",
  variables: NodeJS.ProcessEnv = {},
) {
  const { DATABASE_URL, DATABASE_DIRECT_URL, SESSION_SECRET, SMTP_URL, APP_URL, LOG_KEY } = deps.env;
  const database = { DATABASE_URL, DATABASE_DIRECT_URL };
  const settings = {
    NODE_ENV: "test",
    LOG_LEVEL: "warn",
    ...database,
    SESSION_SECRET,
    SMTP_URL,
    APP_URL,
    LOG_KEY,
  };
  const env = { PATH: process.env.PATH, ...compileCache, ...settings, ...variables };
  const child = spawn(process.execPath, [script, ...args], { env });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, stdout, stderr };
}
