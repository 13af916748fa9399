import { Worker } from "node:worker_threads";

export type RenderRequest<Input> = { id: number; input: Input };
export type RenderResponse = { id: number; file: Uint8Array } | { id: number; error: unknown };

type Waiting = { resolve(file: Buffer): void; reject(error: unknown): void };

/** Megabytes. A thread's young objects are kept few, because V8 would let them grow to 128 MB for files of 60 kB. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

/**
 * Renders in a thread of its own, so that a long document holds up nobody's request, and pdfkit and the fonts are loaded with the
 * first document instead of with the server. The thread stays, and does not keep the process alive; if it dies, what it was
 * rendering is refused and the next document starts a new one.
 */
export function renderThread<Input>(script: URL): (input: Input) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const worker = new Worker(script, { resourceLimits });
    worker.on("message", (response: RenderResponse) => {
      settle(response);
      if (waiting.size === 0) worker.unref();
    });
    worker.on("error", (error) => stopped(worker, error));
    worker.on("exit", (code) => stopped(worker, new Error(`The render thread stopped with code ${code}`)));
    return worker;
  }

  function settle(response: RenderResponse): void {
    const request = waiting.get(response.id);
    waiting.delete(response.id);
    if ("error" in response) request?.reject(response.error);
    else request?.resolve(Buffer.from(response.file.buffer));
  }

  function stopped(worker: Worker, reason: unknown): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  return (input) => {
    thread ??= start();
    const worker = thread;
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      worker.postMessage({ id, input } satisfies RenderRequest<Input>, []);
      waiting.set(id, { resolve, reject });
      worker.ref();
    });
  };
}
