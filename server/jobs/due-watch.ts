const LOOK_EVERY_MS = 1000;
/** A connection that died without a word answers no sooner than its system gives it up. */
const LOOK_PATIENCE_MS = 10_000;

export type DueWatch = {
  /** Has the worker woken when a job of its queue is due. */
  wake(queue: string, worker: string): void;
  start(): void;
  stop(): void;
};

type Queues = {
  /** Those of the queues that have a job which is due. */
  findDue(queues: string[]): Promise<string[]>;
  wakeWorker(worker: string): void;
  onError(error: Error): void;
};

/**
 * A new job announces itself; one that was put off, or is to be tried again, does not. One look a second finds what is due in any
 * queue, so that none of some fifty workers has to look for its own.
 */
export function createDueWatch({ findDue, wakeWorker, onError }: Queues): DueWatch {
  const workers = new Map<string, string>();
  let state: "before" | "running" | "stopped" = "before";

  async function look(): Promise<void> {
    for (const queue of await findDue([...workers.keys()])) wakeWorker(workers.get(queue)!);
  }

  async function lookOnAndOn(): Promise<void> {
    for (;;) {
      await passing(LOOK_EVERY_MS);
      if (state === "stopped") return;
      await Promise.race([look(), passing(LOOK_PATIENCE_MS)]).catch(
        (error: unknown) => state === "running" && onError(error as Error),
      );
    }
  }

  return {
    wake: (queue, worker) => void workers.set(queue, worker),
    start: () => {
      if (state !== "before") return;
      state = "running";
      void lookOnAndOn();
    },
    stop: () => {
      state = "stopped";
    },
  };
}

/** Keeps no process alive. */
function passing(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
