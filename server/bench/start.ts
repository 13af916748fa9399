import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { median, type Result } from "#server/bench/result";
import { findFreePort } from "#server/dev/postgres/find-free-port";

const PROJECT = join(import.meta.dirname, "../..");
const STARTS = 5;
const MOST_SECONDS = 2.5;

type Start = { seconds: number; timing: Record<string, number> };

/** From `node server/main.ts`, built and with its embedded database already initialised, to the first 200, and where it goes. */
export async function benchStart(): Promise<Result[]> {
  if (!existsSync(join(PROJECT, "dist/client/index.html"))) throw new Error("Build first: npm run build");
  const folder = await mkdtemp(join(tmpdir(), "sahihi-bench-"));
  await startOnce(folder);
  const starts: Start[] = [];
  for (let turn = 0; turn < STARTS; turn++) starts.push(await startOnce(folder));
  await rm(folder, { recursive: true });

  const seconds = median(starts.map((start) => start.seconds));
  const phases = Object.keys(starts[0]!.timing).map(
    (phase) => `${phase} ${median(starts.map(({ timing }) => timing[phase]!))} ms`,
  );
  return [
    {
      name: "start to the first 200",
      measured: `${seconds.toFixed(2)} s (${phases.join(", ")})`,
      limit: `≤ ${MOST_SECONDS} s`,
      ok: seconds <= MOST_SECONDS,
    },
  ];
}

async function startOnce(folder: string): Promise<Start> {
  const port = await findFreePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "info" };
  const from = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: PROJECT,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  let timing: Start["timing"] | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("{")) timing = (JSON.parse(line) as { timing?: Start["timing"] }).timing;
    if (timing) break;
  }
  const response = await fetch(`http://127.0.0.1:${port}/api/health`);
  if (!response.ok || !timing) throw new Error("The server does not start");
  const seconds = (performance.now() - from) / 1000;
  child.kill("SIGTERM");
  child.stdout.resume();
  await exit;
  return { seconds, timing };
}
