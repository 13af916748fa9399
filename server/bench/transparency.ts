import { Pool } from "pg";
import { median, millisecondsResult, tableOf, type Result } from "#server/bench/result";
import { connectDatabase } from "#server/db/client";
import { readEnv } from "#server/env";
import { proveInclusion, sequenceEntries } from "#server/features/transparency/index";
import { createTestDatabase } from "#server/testing/database";
import { logSettings } from "#server/testing/factories/operator";
import { createLog } from "#server/logging";
import { startTestPostgres } from "#server/testing/postgres";

const LEAVES = 1_000_000;
const PROOFS = 500;
const EVENTS = 1000;
const MOST_APPEND_MS = 2;
const MOST_PROOF_MS = 10;

const insertEvents = (rows: string) => `
  insert into audit_events (document_id, position, event, actor, at, previous_hash, hash)
  select gen_random_uuid(), 1, 'document_edited', 'system', now(), '', encode(sha256(gen_random_uuid()::text::bytea), 'hex')
  from generate_series(1, ${rows})`;

/** What the log costs whoever signs, and whoever asks for a proof among a million entries. */
export async function benchTransparency(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres.url);
  const pool = new Pool({ connectionString: database.url });
  const { db, close } = connectDatabase(database.url);
  try {
    const append = await measureAppend(pool);
    await pool.query(insertEvents(String(LEAVES)));
    const env = { ...logSettings, APP_URL: "https://sahihi.example" };
    await sequenceEntries({ db, clock: { now: () => new Date() }, env, log: createLog(readEnv()) });
    await pool.query("vacuum analyze");
    const times: number[] = [];
    for (let nth = 0; nth < PROOFS; nth++) {
      const index = Math.floor(Math.random() * LEAVES);
      const from = performance.now();
      await proveInclusion(db, index, LEAVES);
      times.push(performance.now() - from);
    }
    return [
      millisecondsResult("An event's place in the log, on the path of whoever signs", append, MOST_APPEND_MS),
      millisecondsResult(
        "A proof of inclusion among a million entries, at the median",
        median(times),
        MOST_PROOF_MS,
      ),
    ];
  } finally {
    await Promise.all([pool.end(), close()]);
    await database.drop();
    await postgres.stop();
  }
}

/** How much longer recording an event takes with the log than without, in turns. */
async function measureAppend(pool: Pool): Promise<number> {
  const times: Record<"enable" | "disable", number[]> = { enable: [], disable: [] };
  for (const state of ["enable", "disable", "disable", "enable"] as const) {
    await pool.query(`alter table audit_events ${state} trigger audit_events_await_log`);
    for (let nth = 0; nth < EVENTS; nth++) {
      const from = performance.now();
      await pool.query(insertEvents("1"));
      times[state].push(performance.now() - from);
    }
  }
  return median(times.enable) - median(times.disable);
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchTransparency())}\n`);
