import { setTimeout as delay } from "node:timers/promises";

type Check = () => Promise<unknown>;

/** Whether this process is to be sent requests. */
export type Readiness = {
  /** What keeps it from taking them, by name: nothing where it may. */
  faults(): Promise<string[]>;
  /** One more thing that has to be so. */
  require(name: string, check: Check): void;
  /** From now on it is not: it is about to stop. */
  drain(): void;
};

/** Milliseconds that each part has to answer. */
const PATIENCE = 3000;

/** Without a database the rest is not asked: it needs one. */
export function createReadiness(database: Check, rest: Record<string, Check>): Readiness {
  const checks = new Map(Object.entries(rest));
  let isDraining = false;

  return {
    faults: async () => {
      if (isDraining) return ["draining"];
      if (!(await holds(database))) return ["database"];
      const held = await Promise.all(
        [...checks].map(async ([name, check]) => [name, await holds(check)] as const),
      );
      return held.filter(([, isHeld]) => !isHeld).map(([name]) => name);
    },
    require: (name, check) => void checks.set(name, check),
    drain: () => void (isDraining = true),
  };
}

async function holds(check: Check): Promise<boolean> {
  const enough = new AbortController();
  const tooLate = delay(PATIENCE, false, { signal: enough.signal }).catch(() => false);
  try {
    return await Promise.race([check().then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    enough.abort();
  }
}
