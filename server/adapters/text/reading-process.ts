import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { confine, type MemoryLimits } from "#server/adapters/confined/confine";
import { ReadingError, type ReadingFault } from "#server/adapters/text/reading-error";
import { watchMemory } from "#server/adapters/confined/watch-memory";
import type { ContractFileKind } from "#shared/domain/reviews/contract-file";

export type Limits = { memory: MemoryLimits; seconds: number };

/** For whom, how long, and whether everything else on the machine goes before it. */
export type Reading = { signal: AbortSignal; seconds: number; waits: boolean };

export type ReadingProcess = {
  pid: number;
  hasEnded(): boolean;
  /** Its libraries are loaded. */
  ready: Promise<void>;
  /** Hands it the one file it reads in its life; the response is what it said. The process is gone when this has settled. */
  read(kind: ContractFileKind, bytes: Uint8Array, reading: Reading): Promise<string>;
  /** Whether it was ended because its seconds were over. */
  ranOutOfTime(): boolean;
  /** Kills it; `read` then throws the fault. */
  end(fault?: ReadingFault): Promise<void>;
};

const program = {
  script: fileURLToPath(new URL("./serve-reading-process.ts", import.meta.url)),
  reads: ["shared/domain", "server/adapters/text"],
};
/** The priority of what goes after everything else. */
const LAST = 15;
/** Characters of a response: no honest one comes near. */
const MOST_SAID = 20_000_000;

/**
 * Starts a process that reads one file: without our environment, our files, our sockets, and with an end to its time and memory. A
 * spare one uses the time until it is needed to become faster.
 */
export function startReadingProcess({ memory, seconds, spare }: Limits & { spare: boolean }): ReadingProcess {
  const { command, args } = confine(program, memory, seconds);
  const child = spawn(command, spare ? [...args, "--spare"] : args, {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    windowsHide: true,
  });
  const gone = new Promise<void>((resolve) => child.once("close", resolve).once("error", () => resolve()));
  const said = collect();
  // What it can no longer be sent, because it is gone, is told by `gone`.
  child.stdin.on("error", () => undefined);
  child.stdout.on("data", said.add);
  let fault: ReadingFault | undefined;
  let isOutOfTime = false;

  async function end(reason: ReadingFault = "stopped"): Promise<void> {
    fault ??= reason;
    child.kill("SIGKILL");
    await gone;
  }

  return {
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ready: Promise.race([said.firstLine, gone]),
    ranOutOfTime: () => isOutOfTime,
    end,
    async read(kind, bytes, { signal, seconds: most, waits }) {
      if (waits && child.pid !== undefined) setPriority(child.pid, LAST);
      const stopWatching = watchMemory(child.pid ?? 0, memory.resident, () => void end("too_complex"));
      const timer = setTimeout(() => {
        isOutOfTime = true;
        void end("too_complex");
      }, most * 1000);
      const leave = () => void end("left");
      signal.addEventListener("abort", leave, { once: true });
      if (signal.aborted) leave();
      child.stdin.write(`${kind}\n`);
      child.stdin.end(bytes);
      // With its answer it has done all it is there for; to end by itself takes it a while.
      await Promise.race([said.responded, gone]);
      child.kill("SIGKILL");
      await gone;
      stopWatching();
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
      if (fault) throw new ReadingError(fault);
      if (!said.hasBegun()) throw new Error(`No process to read in: ${child.exitCode ?? child.signalCode}`);
      // It says nothing more when V8 or the kernel has ended it for want of memory or time.
      if (!said.hasResponded()) throw new ReadingError("too_complex");
      return said.response();
    },
  };
}

const LINE_END = 10;

/** The first line, an empty one, tells that the process is ready; the second one is its response. */
function collect() {
  const chunks: Buffer[] = [];
  const lines = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let [length, ended] = [0, 0];
  return {
    firstLine: lines[0].promise,
    responded: lines[1].promise,
    add(chunk: Buffer): void {
      length += chunk.length;
      if (length > MOST_SAID) return;
      chunks.push(chunk);
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) {
        lines[ended]?.resolve();
        ended += 1;
      }
    },
    hasBegun: () => length > 0,
    hasResponded: () => ended > 1,
    response: () => Buffer.concat(chunks).toString().trim(),
  };
}
