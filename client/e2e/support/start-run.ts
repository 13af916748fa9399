import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestPostgres } from "#server/testing/postgres";

/** One Postgres and one folder for the whole run; every worker's server has a database of its own. */
export default async function startRun(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), "sahihi-stories-"));
  process.env.E2E_POSTGRES_URL = postgres.url;
  process.env.E2E_FOLDER = folder;
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}
