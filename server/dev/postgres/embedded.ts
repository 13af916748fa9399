import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import type { Logger } from "pino";
import {
  dataFolderOf,
  initialise,
  lastWords,
  launch,
  passwordOf,
  savedPort,
  savePort,
  USER,
  type Settings,
} from "#server/dev/postgres/embedded-cluster";
import { choosePlace, type Place } from "#server/dev/postgres/embedded-place";
import { findFreePort } from "#server/dev/postgres/find-free-port";
import { findPostmaster, removeForeignLock, type Postmaster } from "#server/dev/postgres/postmaster";

export type EmbeddedPostgres = {
  url: string;
  /** Where the data really is: elsewhere than asked for when Postgres cannot enter there. */
  home: string;
  /** Stops Postgres, unless another server still uses it. */
  stop(): Promise<void>;
};

type Options = {
  /** Absolute. */
  dataDir: string;
  databaseName?: string;
  /** Postgres settings, such as `fsync: "off"` for a test that may lose its data. */
  settings?: Settings;
  log?: Logger;
};

type Presence = { client: Client; postmaster: Postmaster };

/** Any number. Every server that uses the cluster holds it shared; whoever can have it alone is the last one. */
const PRESENCE_LOCK = 7_201_943;
const LAUNCHES = 10;
const POLL_MS = 5;
const PATIENCE_MS = 60_000;

/**
 * A real Postgres that needs no installation. It takes over one that a killed server left running, recovers one that was killed,
 * shares one that another server uses, and brings it back when it dies while we need it.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, databaseName = "sahihi", settings = {}, log } = options;
  const place = choosePlace(dataDir);
  await initialise(place, databaseName, settings.fsync !== "off");

  let stopping: Promise<void> | undefined;
  let entering = enter(place, settings);
  const { port } = (await watch(entering)).postmaster;
  savePort(place, port);

  async function watch(presence: Promise<Presence>): Promise<Presence> {
    const { client } = await presence;
    client.once("end", () => {
      if (stopping) return;
      log?.warn("Postgres went away, bringing it back");
      entering = enter(place, settings, port);
      watch(entering).catch((error: unknown) => log?.error({ err: error }, "Postgres does not come back"));
    });
    return presence;
  }

  async function stop(): Promise<void> {
    const presence = await entering.catch(() => undefined);
    if (presence) await leave(place, presence);
  }

  return {
    url: urlOf(place, port, databaseName),
    home: place.home,
    stop: () => (stopping ??= stop()),
  };
}

/** Connects, starting Postgres first when it does not run. Of two servers that start it at once, one exits and waits for the other's. */
async function enter(place: Place, settings: Settings, port?: number): Promise<Presence> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let child: ChildProcess | undefined;
  let launches = 0;
  while (Date.now() < giveUpAt) {
    const postmaster = findPostmaster(dataFolderOf(place));
    if (postmaster?.ready) {
      const client = await join(urlOf(place, postmaster.port, "postgres"));
      if (client) return { client, postmaster };
    } else if (!postmaster && hasExited(child)) {
      if (launches === LAUNCHES) break;
      // What a killed Postgres leaves behind takes a moment to go.
      await delay(100 * launches);
      removeForeignLock(dataFolderOf(place));
      child = launch(place, port ?? (await choosePort(place, launches)), settings);
      launches += 1;
    }
    await delay(POLL_MS);
  }
  throw new Error(`Postgres does not start in ${place.home}:\n${lastWords(place)}`);
}

/** Takes the shared presence lock. Nothing when Postgres is just starting or stopping. */
async function join(connectionString: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString,
    application_name: "sahihi presence",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
    return client;
  } catch (error) {
    await client.end();
    const isRejected = error instanceof DatabaseError && !error.code?.startsWith("57");
    if (isRejected) throw error;
    return undefined;
  }
}

/** Stops Postgres when nobody else is there. A server that arrives meanwhile waits for the lock, is cut off and starts it anew. */
async function leave(place: Place, { client, postmaster }: Presence): Promise<void> {
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [
      PRESENCE_LOCK,
    ]);
    if (rows[0]?.alone) await shutDown(place, postmaster);
  } finally {
    await client.end();
  }
}

async function shutDown(place: Place, { pid }: Postmaster): Promise<void> {
  process.kill(pid, "SIGINT");
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (findPostmaster(dataFolderOf(place))?.pid === pid && Date.now() < giveUpAt) await delay(POLL_MS);
}

function hasExited(child: ChildProcess | undefined): boolean {
  return child === undefined || child.exitCode !== null || child.signalCode !== null;
}

function urlOf(place: Place, port: number, databaseName: string): string {
  return `postgres://${USER}:${passwordOf(place)}@127.0.0.1:${port}/${databaseName}`;
}

async function choosePort(place: Place, launches: number): Promise<number> {
  return (launches === 0 && savedPort(place)) || findFreePort();
}
