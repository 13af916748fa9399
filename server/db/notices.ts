import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "pino";

/** Rings for what was announced since it was last listened to; that it rang tells nothing but to look. */
export type Bell = { rung(): Promise<void> };

export type Notices = {
  /** Rings for a notice, and whenever one may have been missed, until the signal aborts. Resolves once nothing is missed any more. */
  listen(notice: string, signal: AbortSignal): Promise<Bell>;
  /** Resolves once the connection is there that hears them. */
  listening(): Promise<void>;
  close(): Promise<void>;
};

const CHANNEL = "live";
const SECOND = 1000;
const LONGEST_PAUSE = 5 * SECOND;
/** A connection that vanished without a word is found out by this. */
const PING_EACH = 30 * SECOND;

/** What transactions of any process announce with NOTIFY. One connection, made when somebody first listens, and made again when it breaks. */
export function createNotices({ databaseUrl, log }: { databaseUrl: string; log: Logger }): Notices {
  const bells = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let connection: Promise<void> | undefined;
  let current: Client | undefined;

  const ring = (notice: string) => bells.get(notice)?.forEach((ringOne) => ringOne());
  const ringAll = () => [...bells.keys()].forEach(ring);

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: "sahihi live",
      keepAlive: true,
      connectionTimeoutMillis: 10 * SECOND,
      query_timeout: 10 * SECOND,
    });
    client.on("notification", ({ payload }) => ring(payload ?? ""));
    client.on("error", (error) => log.warn({ err: error }, "lost the connection that listens"));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    current = client;
    const ping = setInterval(() => void client.query("select 1").catch(() => client.end()), PING_EACH);
    client.once("end", () => {
      clearInterval(ping);
      if (!closing.signal.aborted) connection = reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await delay(pause, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) return ringAll();
    }
  }

  const listening = async () => {
    connection ??= connect();
    await connection.catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
  };

  return {
    listening,
    listen: async (notice, signal) => {
      const bell = createBell(signal);
      const ringers = bells.get(notice) ?? new Set();
      bells.set(notice, ringers.add(bell.ring));
      const leave = () => {
        ringers.delete(bell.ring);
        if (ringers.size === 0 && bells.get(notice) === ringers) bells.delete(notice);
      };
      signal.addEventListener("abort", leave, { once: true });
      if (signal.aborted) leave();
      await listening().catch((error: unknown) => {
        leave();
        throw error;
      });
      return bell;
    },
    close: async () => {
      closing.abort();
      await connection?.catch(() => undefined);
      await current?.end().catch(() => undefined);
    },
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
