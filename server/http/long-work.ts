import { setTimeout as delay } from "node:timers/promises";

/** Work that takes its time by nature, such as drafting, and goes on when its caller has left: the service stops only after it. */
export type LongWork = {
  follow<T>(work: Promise<T>): Promise<T>;
  /** Waits for what is under way now, however it ends, but not longer than this. */
  finished(withinMs: number): Promise<void>;
};

export function createLongWork(): LongWork {
  const underWay = new Set<Promise<unknown>>();
  return {
    follow: async (work) => {
      underWay.add(work);
      try {
        return await work;
      } finally {
        underWay.delete(work);
      }
    },
    finished: async (withinMs) => {
      const enough = new AbortController();
      const options = { signal: enough.signal };
      await Promise.race([
        Promise.allSettled(underWay),
        delay(withinMs, undefined, options).catch(() => undefined),
      ]);
      enough.abort();
    },
  };
}
