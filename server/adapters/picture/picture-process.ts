import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { confine, type MemoryLimits } from "#server/adapters/confined/confine";
import { watchMemory } from "#server/adapters/confined/watch-memory";
import { PictureError, type PictureFault } from "#server/adapters/picture/picture-error";

export type Limits = { memory: MemoryLimits; seconds: number };

const program = {
  script: fileURLToPath(new URL("./serve-picture-process.ts", import.meta.url)),
  reads: ["server/adapters/picture"],
  native: true,
} as const;

/** No avatar has more bytes; a process that somebody's picture has taken over may write without end. */
const MOST_BYTES = 512 * 1024;

/** How the process tells what is the matter with a picture. */
const faults: Record<number, PictureFault> = { 2: "damaged", 3: "too_complex" };

/** Makes an avatar in a process of its own, which is gone when this has settled. Throws `PictureError`. */
export async function runPictureProcess(
  picture: Uint8Array,
  { memory, seconds }: Limits,
  signal: AbortSignal,
): Promise<Buffer> {
  const { command, args } = confine(program, memory, seconds);
  const child = spawn(command, args, { env: {}, stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
  const gone = new Promise<void>((resolve) => child.once("close", resolve).once("error", () => resolve()));
  const chunks: Buffer[] = [];
  let bytes = 0;
  let fault: PictureFault | undefined;
  const end = (reason: PictureFault) => {
    fault ??= reason;
    child.kill("SIGKILL");
  };

  const stopWatching = watchMemory(child.pid ?? 0, memory.resident, () => end("too_complex"));
  const timer = setTimeout(() => end("too_complex"), seconds * 1000);
  const leave = () => end(signal.reason === "stopped" ? "stopped" : "left");
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) end("damaged");
    else chunks.push(chunk);
  });
  // What it can no longer be sent, because it is gone, is told by `gone`.
  child.stdin.on("error", () => undefined);
  child.stdin.end(picture);
  await gone;
  stopWatching();
  clearTimeout(timer);
  signal.removeEventListener("abort", leave);

  // The kernel ends it without a word for want of memory or time.
  fault ??= child.signalCode ? "too_complex" : faults[child.exitCode ?? 0];
  if (fault) throw new PictureError(fault);
  if (chunks.length === 0) throw new Error(`No process to make a picture in: ${child.exitCode}`);
  return Buffer.concat(chunks);
}
