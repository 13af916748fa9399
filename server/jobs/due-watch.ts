const LOOK_EVERY_MS = 1000;

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
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  async function look(): Promise<void> {
    for (const queue of await findDue([...workers.keys()])) wakeWorker(workers.get(queue)!);
  }

  async function lookAgain(): Promise<void> {
    await look().catch(onError);
    if (isRunning) wait();
  }

  function wait(): void {
    timer = setTimeout(() => void lookAgain(), LOOK_EVERY_MS);
  }

  return {
    wake: (queue, worker) => void workers.set(queue, worker),
    start: () => {
      isRunning = true;
      wait();
    },
    stop: () => {
      isRunning = false;
      clearTimeout(timer);
    },
  };
}
