import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const INTERVAL_MS = 50;
/** Bytes of a page of memory; Linux on some ARM machines has larger ones, and is then stopped earlier. */
const PAGE = 4096;
const run = promisify(execFile);

/** Looks at the memory a process uses, from outside, and calls once when it is more than so many megabytes. The answer stops it. */
export function watchMemory(pid: number, megabytes: number, onTooMuch: () => void): () => void {
  const limit = megabytes * 1024 * 1024;
  const look = async () => {
    if ((await residentBytes(pid)) <= limit) return;
    clearInterval(timer);
    onTooMuch();
  };
  const timer = setInterval(() => void look(), INTERVAL_MS);
  return () => clearInterval(timer);
}

/** 0 when the process is gone, or on a system that does not tell. */
async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === "linux")
      return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE;
    const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return 0;
  }
}
