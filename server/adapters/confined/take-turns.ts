type Waiting = { owner: string; start(): void };

export type Turns = {
  /** Waits for a turn; what it returns gives it back. Throws the error: `busy` when too many wait already, `left` when the signal fires first. */
  take(owner: string, signal: AbortSignal): Promise<() => void>;
};

/** So many work at once, but one for each owner; the rest wait in the order they came, up to a bound. */
export function createTurns(
  { atOnce, mostWaiting }: { atOnce: number; mostWaiting: number },
  errorFor: (why: "busy" | "left") => Error,
): Turns {
  const working = new Set<string>();
  const waiting: Waiting[] = [];

  function startNext(): void {
    if (working.size >= atOnce) return;
    const index = waiting.findIndex(({ owner }) => !working.has(owner));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) return;
    working.add(next.owner);
    next.start();
  }

  function giveBack(owner: string): void {
    working.delete(owner);
    startNext();
  }

  return {
    take: (owner, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(errorFor("left"));
        if (waiting.length >= mostWaiting) return reject(errorFor("busy"));
        const leave = () => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(errorFor("left"));
        };
        const place: Waiting = {
          owner,
          start: () => {
            signal.removeEventListener("abort", leave);
            resolve(() => giveBack(owner));
          },
        };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(place);
        startNext();
      }),
  };
}
