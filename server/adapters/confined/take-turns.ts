type Waiting = { owner: string; start(): void };

export type Turns = {
  /** Waits for a turn; what it returns gives it back. Throws the error: `busy` when too many wait already, `left` when the signal fires first. */
  take(owner: string, signal: AbortSignal): Promise<() => void>;
};

/** Owners whose last turn is remembered: of more than that at a time the first are forgotten. */
const REMEMBERED = 1000;

/**
 * So many work at once, but one for each owner; the rest wait, up to a bound. Next is whose owner has had no turn for longest, and among
 * those of one owner who came first: somebody's many files do not keep another's one waiting.
 */
export function createTurns(
  { atOnce, mostWaiting }: { atOnce: number; mostWaiting: number },
  errorFor: (why: "busy" | "left") => Error,
): Turns {
  const working = new Set<string>();
  const waiting: Waiting[] = [];
  /** When each owner had a turn last, counted in turns; the longest ago is first. */
  const lastTurns = new Map<string, number>();
  let turns = 0;

  function startNext(): void {
    if (working.size >= atOnce) return;
    const lastTurn = ({ owner }: Waiting) => lastTurns.get(owner) ?? 0;
    const [next] = waiting
      .filter(({ owner }) => !working.has(owner))
      .toSorted((one, other) => lastTurn(one) - lastTurn(other));
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    working.add(next.owner);
    remember(next.owner);
    next.start();
  }

  function remember(owner: string): void {
    lastTurns.delete(owner);
    lastTurns.set(owner, (turns += 1));
    const [longestAgo] = lastTurns.keys();
    if (lastTurns.size > REMEMBERED) lastTurns.delete(longestAgo!);
  }

  function giveBack(owner: string): void {
    working.delete(owner);
    remember(owner);
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
