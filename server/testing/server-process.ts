import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "#server/dev/postgres/find-free-port";
import { createTestDatabase } from "#server/testing/database";
import { startSmtpSink, type SmtpSink } from "#server/testing/smtp-sink";

const project = join(import.meta.dirname, "../..");
/** Our programs are started again and again: what they are compiled to is kept. */
export const compileCache = { NODE_COMPILE_CACHE: join(project, "node_modules/.cache/compiled") };
const PATIENCE_MS = 60_000;

export type ServerProcess = {
  url: string;
  databaseUrl: string;
  /** Its `DATA_DIR`. */
  folder: string;
  /** Everything the server has mailed. */
  mails: SmtpSink;
  /** What the server has written since it was made. */
  log(): string;
  /** The id of its process; another one after each start. */
  pid(): number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as a deployment would. */
  stop(): Promise<void>;
  /** Starts it again, at the same address on the same database, and waits until it answers. */
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** The real server as a process of its own: its own port, folder and database, and a real mail server beside it. `clusterUrl` is Vitest's unless given; `variables` are set besides those that every server needs. */
export async function createServerProcess(
  clusterUrl?: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const [database, mails, port, folder] = await Promise.all([
    createTestDatabase(clusterUrl),
    startSmtpSink(),
    findFreePort(),
    mkdtemp(join(tmpdir(), "sahihi-e2e-")),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: folder,
    ...database.variables,
    SMTP_URL: mails.url,
    SESSION_SECRET: "a secret that only the stories know, at least 32 characters",
    ...compileCache,
    // Each person of a story says where they are, as a proxy would: limits count them apart.
    TRUST_PROXY: "1",
    ...variables,
  };
  let child: ChildProcess | undefined;
  let output = "";

  async function start(): Promise<void> {
    child = spawn(process.execPath, ["server/main.ts"], { cwd: project, env });
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await untilReady(`${url}/api/health`, child).catch((error: unknown) => {
      throw new Error(`The server does not start:\n${output}`, { cause: error });
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || hasExited(child)) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }

  await start();
  return {
    url,
    databaseUrl: database.url,
    folder,
    mails,
    log: () => output,
    pid: () => child?.pid ?? 0,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    start,
    remove: async () => {
      await end("SIGTERM");
      await Promise.all([database.drop(), mails.stop(), rm(folder, { recursive: true })]);
    },
  };
}

async function untilReady(healthUrl: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!hasExited(child) && Date.now() < giveUpAt) {
    const response = await fetch(healthUrl).catch(() => undefined);
    if (response?.ok) return;
    await delay(50);
  }
  throw new Error(hasExited(child) ? "it has ended" : "it does not answer");
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
