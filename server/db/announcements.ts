import { createListener } from "#server/db/listener";
import type { Outage } from "#server/db/outage";

/** Rings for what was announced since it was last listened to; that it rang tells nothing but to look. */
export type Bell = { rung(): Promise<void> };

export type Announcements = {
  /** Rings for an announcement, and whenever one may have been missed, until the signal aborts. Resolves once nothing is missed any more. */
  listen(announcement: string, signal: AbortSignal): Promise<Bell>;
  /** Resolves once the connection is there that hears them. */
  listening(): Promise<void>;
  close(): Promise<void>;
};

const CHANNEL = "live";

/** What transactions of any process announce with NOTIFY. Nobody listens before somebody asks. */
export function createAnnouncements({
  databaseUrl,
  outage,
}: {
  databaseUrl: string;
  outage: Outage;
}): Announcements {
  const bells = new Map<string, Set<() => void>>();
  const ring = (announcement: string) => bells.get(announcement)?.forEach((ringOne) => ringOne());
  const ringAll = () => [...bells.keys()].forEach(ring);

  const listener = createListener({
    databaseUrl,
    applicationName: "sahihi live",
    channel: CHANNEL,
    onNotice: ring,
    onReturn: ringAll,
    outage,
  });

  return {
    listening: listener.listening,
    listen: async (announcement, signal) => {
      const bell = createBell(signal);
      const ringers = bells.get(announcement) ?? new Set();
      bells.set(announcement, ringers.add(bell.ring));
      const leave = () => {
        ringers.delete(bell.ring);
        if (ringers.size === 0 && bells.get(announcement) === ringers) bells.delete(announcement);
      };
      signal.addEventListener("abort", leave, { once: true });
      if (signal.aborted) leave();
      await listener.listening().catch((error: unknown) => {
        leave();
        throw error;
      });
      return bell;
    },
    close: listener.close,
  };
}

function createBell(signal: AbortSignal): Bell & { ring(): void } {
  let hasRung = false;
  let wake = () => {};
  const ring = () => {
    hasRung = true;
    wake();
  };
  signal.addEventListener("abort", ring, { once: true });
  return {
    ring,
    rung: async () => {
      if (!hasRung && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      hasRung = false;
    },
  };
}
