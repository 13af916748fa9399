import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

const MEGABYTE = 1024 * 1024;
const ROOT = join(import.meta.dirname, "../../..");
const PRLIMIT = "/usr/bin/prlimit";

/** The command and arguments of a process. */
export type Command = { command: string; args: string[] };

export type MemoryLimits = {
  /** Megabytes of memory in use, watched from outside. */
  resident: number;
  /** Megabytes of V8's heap. */
  heap: number;
  /** Megabytes of writable memory the operating system grants: V8 sets 575 aside before it has done anything. */
  data: number;
};

type Program = {
  script: string;
  /** What it may read beside its libraries: folders, from the project's root. */
  reads: readonly string[];
  /** Whether its libraries are native code, which Node's permissions do not hold: then the kernel's limits and the folder are all. */
  native?: true;
};

/**
 * The script as a process that may read its own code and libraries and nothing else: no file of ours, no writing, no other process, and
 * no native code unless it says so. Where Linux has `prlimit` the kernel bounds memory and processor time, and forbids files and core
 * dumps.
 */
export function confine(
  { script, reads, native }: Program,
  { heap, data }: MemoryLimits,
  cpuSeconds: number,
): Command {
  const readable = ["package.json", "node_modules", ...reads];
  const node = {
    command: process.execPath,
    args: [
      "--permission",
      ...(native ? ["--allow-addons"] : []),
      ...readable.map((path) => `--allow-fs-read=${realpathSync(join(ROOT, path))}`),
      "--disallow-code-generation-from-strings",
      "--no-warnings",
      `--max-old-space-size=${heap}`,
      "--max-semi-space-size=32",
      script,
    ],
  };
  if (process.platform !== "linux" || !existsSync(PRLIMIT)) return node;
  const limits = [`--data=${data * MEGABYTE}`, "--core=0", "--fsize=0", `--cpu=${Math.ceil(cpuSeconds)}`];
  return { command: PRLIMIT, args: [...limits, "--", node.command, ...node.args] };
}
