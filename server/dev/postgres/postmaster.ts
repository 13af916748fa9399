import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A running Postgres server, as its `postmaster.pid` describes it. */
export type Postmaster = { pid: number; port: number; ready: boolean };

export function lockFileOf(dataFolder: string): string {
  return join(dataFolder, "postmaster.pid");
}

/** The server that runs on this data folder. A `postmaster.pid` left by one that is gone does not count. */
export function findPostmaster(dataFolder: string): Postmaster | undefined {
  const lines = readLines(lockFileOf(dataFolder));
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !isPostmaster(pid, dataFolder)) return undefined;
  return { pid, port, ready: lines[7]?.trim() === "ready" };
}

/**
 * Postgres does not start while the process named in its lock file lives, also when that is another program by now. Nothing is at
 * risk when we err: a server still running on the folder holds its shared memory too.
 */
export function removeForeignLock(dataFolder: string): void {
  const pid = Number(readLines(lockFileOf(dataFolder))[0]);
  if (pid && isAlive(pid) && !isPostmaster(pid, dataFolder)) rmSync(lockFileOf(dataFolder), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Process ids are used again, above all after a reboot: the command line tells whether it is this folder's server. */
function isPostmaster(pid: number, dataFolder: string): boolean {
  return isAlive(pid) && commandLine(pid).includes(dataFolder);
}

function commandLine(pid: number): string {
  try {
    if (existsSync("/proc/self/cmdline")) return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
