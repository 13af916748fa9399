import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { applyMigrations, drizzle } from "#server/orm";
import { Client, type Pool } from "pg";
import { NO_LIMITS } from "#server/db/client";
import type { Log } from "#server/logging";

/** The database cannot be reached, worked with or brought up to date. The message is one sentence that says what to do. */
export class SchemaError extends Error {
  override name = "SchemaError";
}

/** What drizzle-kit lists. A migration is known by `when` it was generated, here and in the database. */
type Journal = { entries: { tag: string; when: number }[] };

/** `home` is the folder of an embedded database. */
type Migrated = { url: string; home?: string };

const ownFolder = join(import.meta.dirname, "../../migrations");

/** Any number: the same for every server of this product on one database. */
const ADVISORY_LOCK = 5_041_889;

/** Milliseconds between two tries to get the lock. */
const TRY_EACH = 200;

type Waiting = {
  /** Is told that it has to wait, and for whom. */
  log?: Log;
  /** Ends the wait, which throws then. */
  signal?: AbortSignal | undefined;
};

/** Brings the schema up to date. Of several servers that start at once, one does it and the others wait. Throws `SchemaError`. */
export async function migrate(
  { url, home }: Migrated,
  migrationsFolder = ownFolder,
  waiting: Waiting = {},
): Promise<void> {
  // A connection of its own: closing it gives up the lock whatever happened.
  const client = new Client({ connectionString: url, application_name: "sahihi migrate" });
  await client.connect().catch((error: unknown) => {
    throw new SchemaError(describeUnreachable("DATABASE_URL", url, error), { cause: error });
  });
  try {
    await client.query(NO_LIMITS);
    await takeLock(client, waiting);
    assertNoGap(await readApplied(client), migrationsFolder, home);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Without user and password; where there are several addresses behind a name, Node's own message is empty. */
export function describeUnreachable(variable: string, url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const { message = "", code = "" } = error as { message?: string; code?: string };
  const reason = (message || code).replaceAll("\n", " ");
  return `The database ${pathname.slice(1)} at ${host || "the local socket"} cannot be reached (${reason}): see that Postgres runs there and that ${variable} names it, its user and its password rightly.`;
}

/** Tries again and again: whoever waits in Postgres itself hears no signal, and says nothing. */
async function takeLock(client: Client, { log, signal }: Waiting): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    signal?.throwIfAborted();
    const { rows } = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_lock($1) as "isTaken"',
      [ADVISORY_LOCK],
    );
    if (rows[0]?.isTaken) return;
    if (tries === 5)
      log?.warn(await findHolder(client), "waiting for the lock of the schema, which another holds");
    await delay(TRY_EACH, undefined, { signal });
  }
}

/** For an operator: a process that migrates lets go by itself, a connection that a pooler kept does not. */
async function findHolder(client: Client): Promise<object> {
  const { rows } = await client.query<{ holder: number; application: string; since: Date }>(
    `select pid as holder, application_name as application, backend_start as since
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted`,
    [ADVISORY_LOCK],
  );
  return rows[0] ?? {};
}

/** Drizzle applies what is newer than the last it applied, and says nothing of what it leaves out. */
function assertNoGap(applied: readonly number[], migrationsFolder: string, home: string | undefined): void {
  if (applied.length === 0) return;
  const [first, ...later] = readJournal(migrationsFolder);
  if (first && !applied.includes(first.when)) {
    const emptied = home ? `delete the folder ${home}` : "let DATABASE_URL name an empty one";
    throw new SchemaError(
      `This database was made by an older version, whose migrations are gone: start that version to read it, or ${emptied} to begin anew.`,
    );
  }
  const last = Math.max(...applied);
  const missed = later.find(({ when }) => when < last && !applied.includes(when));
  if (missed)
    throw new SchemaError(
      `The migration ${missed.tag} was never applied to this database, which has a newer one: generate it anew, as CONTRIBUTING.md says under "Tables and migrations".`,
    );
}

let newest: number | undefined;

/** Throws where the database lacks the newest migration of this version. */
export async function assertSchemaCurrent(pool: Pool): Promise<void> {
  newest ??= readJournal(ownFolder).at(-1)?.when;
  const { rowCount } = await pool.query("select from drizzle.__drizzle_migrations where created_at = $1", [
    newest,
  ]);
  if (rowCount === 0) throw new SchemaError("The database lacks a migration of this version.");
}

function readJournal(migrationsFolder: string): Journal["entries"] {
  const journal = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
  return (JSON.parse(journal) as Journal).entries;
}

async function readApplied(client: Client): Promise<number[]> {
  const table = "drizzle.__drizzle_migrations";
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass($1) is not null as exists",
    [table],
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ when: string }>(`select created_at as "when" from ${table}`);
  return rows.map(({ when }) => Number(when));
}
