import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const migrationsFolder = join(import.meta.dirname, "../../migrations");

/** Any number: the same for every server of this product on one database. */
const ADVISORY_LOCK = 5_041_889;

/** Brings the schema up to date. Of several servers that start at once, one does it and the others wait. */
export async function migrate(databaseUrl: string): Promise<void> {
  // A connection of its own: no time limits, and closing it gives up the lock whatever happened.
  const client = new Client({ connectionString: databaseUrl, application_name: "sahihi migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
