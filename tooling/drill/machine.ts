/* What a drill takes of this machine: its programs, a folder, the processes it starts; and how all of it goes again. */
import { spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export const PATH = `${process.env.PATH}:/usr/sbin`;
export const programs = ["17", "16", "15"]
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find(existsSync);
const missing = [
  ...(programs ? [] : ["postgresql"]),
  ...["nginx", "pgbouncer", "openssl", "runuser", "git"].filter(
    (name) => spawnSync("which", [name], { env: { PATH } }).status !== 0,
  ),
  ...(process.getuid?.() === 0 ? [] : ["root's rights"]),
];
if (missing.length > 0 || !programs) {
  console.warn(`SKIPPED: the drill needs ${missing.join(", ")}.`);
  process.exit(0);
}

clearAfterKilled();
// Its name has the process that made it: the next drill removes what one that was killed has left.
export const folder = mkdtempSync(join(tmpdir(), `drill-${process.pid}-`));
chmodSync(folder, 0o755);
export const children = new Set<ChildProcess>();
export const undo: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
process.once("exit", () => {
  // nginx ends its workers only when it is asked to.
  for (const child of children) child.kill(child.spawnfile === "nginx" ? "SIGTERM" : "SIGKILL");
  stopPostgresIn(folder);
  for (const one of undo.toReversed()) one();
});
for (const [signal, code] of [
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.once(signal, () => process.exit(code));

/** A drill that got SIGKILL leaves its Postgres, its processes, its folder and a worktree. */
function clearAfterKilled(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^drill-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    const left = join(tmpdir(), name);
    const pids = join(left, "pids");
    for (const started of existsSync(pids) ? readFileSync(pids, "utf8").trim().split("\n") : []) {
      const commandLine = `/proc/${started}/cmdline`;
      if (existsSync(commandLine) && readFileSync(commandLine, "utf8").includes("server/main.ts"))
        process.kill(Number(started), "SIGKILL");
    }
    stopPostgresIn(left);
    const nginx = join(left, "pid");
    if (existsSync(nginx))
      spawnSync("nginx", ["-c", join(left, "main.conf"), "-s", "stop"], { env: { PATH } });
    rmSync(left, { recursive: true, force: true });
    console.log(`Removed ${left}, which a drill that was killed had left.`);
  }
  spawnSync("git", ["worktree", "prune"]);
}

function stopPostgresIn(place: string): void {
  if (existsSync(join(place, "data", "postmaster.pid")))
    spawnSync(
      "runuser",
      [
        "-u",
        "postgres",
        "--",
        join(programs!, "pg_ctl"),
        "stop",
        "--mode=immediate",
        `--pgdata=${place}/data`,
      ],
      { env: { PATH }, cwd: "/tmp" },
    );
}

export function runAsPostgres(program: string, args: string[]): void {
  run("runuser", ["-u", "postgres", "--", join(programs!, program), ...args], { PATH, HOME: "/tmp" }, "/tmp");
}

export function run(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = { ...process.env, PATH },
  cwd?: string,
): string {
  // Postgres goes on with the streams that it was started with: they are not waited for.
  const stdio = args.includes("start") ? "ignore" : "pipe";
  const { status, stdout, stderr } = spawnSync(program, args, { env, cwd, stdio, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout ?? "";
}

export async function statusOf(url: string): Promise<number> {
  return fetch(url, { redirect: "manual" }).then(
    ({ status }) => status,
    () => 0,
  );
}

export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain for ${what}`);
    await delay(100);
  }
}

export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
