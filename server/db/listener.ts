import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { Outage } from "#server/db/outage";

export type Listener = {
  /** Resolves once the connection is there that hears. */
  listening(): Promise<void>;
  close(): Promise<void>;
};

type ListenerOptions = {
  databaseUrl: string;
  applicationName: string;
  /** What is announced with NOTIFY. */
  channel: string;
  onNotice(payload: string): void;
  /** Called when the connection is back: something may have been announced meanwhile. */
  onReturn(): void;
  outage: Outage;
};

const SECOND = 1000;
const LONGEST_PAUSE = 5 * SECOND;
/** A connection that vanished without a word is found out by this. */
const PING_EACH = 30 * SECOND;

/** Listens on a connection of its own, made when it is first asked for, and made again whenever it breaks. */
export function createListener(options: ListenerOptions): Listener {
  const { databaseUrl, applicationName, channel, onNotice, onReturn, outage } = options;
  const closing = new AbortController();
  let connection: Promise<void> | undefined;
  let current: Client | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: 10 * SECOND,
      query_timeout: 10 * SECOND,
    });
    client.on("notification", ({ payload }) => onNotice(payload ?? ""));
    // To its end: a pooler tells of one lost connection twice, and what nobody listens to ends the process.
    client.on("error", (error) => outage.lost(error));
    try {
      await client.connect();
      await client.query(`listen "${channel}"`);
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
      if (!isBack) continue;
      outage.answered();
      return onReturn();
    }
  }

  return {
    listening: async () => {
      connection ??= connect();
      await connection.catch((error: unknown) => {
        connection = undefined;
        throw error;
      });
    },
    close: async () => {
      closing.abort();
      await connection?.catch(() => undefined);
      await current?.end().catch(() => undefined);
    },
  };
}
