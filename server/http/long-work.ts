import type { ServerResponse } from "node:http";
import { finished as whenFinished } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

/** Work that takes its time by nature, such as drafting, and goes on when its caller has left: the service stops only after it. */
export type LongWork = {
  /** The response tells of the work: it counts as under way until both have ended. */
  follow<T>(work: Promise<T>, response: ServerResponse): Promise<T>;
  /** Waits for what is under way now, however it ends, but not longer than this. */
  finished(withinMs: number): Promise<void>;
};

export function createLongWork(): LongWork {
  const underWay = new Set<Promise<unknown>>();
  return {
    follow: (work, response) => {
      const ended = Promise.allSettled([work, untilSent(response)]);
      underWay.add(ended);
      void ended.then(() => underWay.delete(ended));
      return work;
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

/** To its last byte, or until its reader has left. */
function untilSent(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => whenFinished(response, () => resolve()));
}
