import { startTestPostgres } from "#server/testing/postgres";

/** One Postgres for the whole run; every worker's server has a database of its own in it. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  process.env.E2E_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
