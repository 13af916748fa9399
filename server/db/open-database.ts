import { startEmbeddedPostgres } from "#server/dev/postgres/embedded";
import type { Env } from "#server/env";
import type { Log } from "#server/logging";

/** `home` is where the data of the embedded one are. */
type OpenDatabase = { url: string; home?: string; stop(): Promise<void> };

/** The database that is configured or, where none is, the embedded one, which other processes may be using already. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Env, log: Log): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: DATA_DIR, log });
}
