import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { median, ratioResult, tableOf, type Result } from "#server/bench/result";
import { fillProfiles } from "#server/bench/profiles-data";
import { connectDatabase } from "#server/db/client";
import type { UserRecord } from "#server/features/auth/index";
import { discover } from "#server/features/network/discover";
import { createTestDatabase } from "#server/testing/database";
import { startTestPostgres } from "#server/testing/postgres";
import { contract } from "#shared/contract/index";
import { availabilities, budgets, collaboratorRoles, countries } from "#shared/domain/collaborator-lists";
import { genres } from "#shared/domain/music-lists";

const PROFILES = 100_000;
const ROUNDS = 3;
/** The bare one is asked for between so many. */
const BARE_EACH = 5;
/** Beside counting those of one role and reading 24 of them, each from an index made for nothing else. */
const MOST_TIMES = 3;

const { query: Query } = contract["GET /api/collaborators"];

/** Each filter left out, set to what is most and to what is rare: every combination, besides names and deep pages. */
function combinations(): Record<string, string | number>[] {
  const choices: Record<string, readonly string[]> = {
    role: [collaboratorRoles[1], collaboratorRoles[7]],
    genre: [genres[0], genres[14]],
    country: [countries[0], countries[9]],
    budget: [budgets[0], budgets[4]],
    availability: [availabilities[0], availabilities[2]],
  };
  let all: Record<string, string | number>[] = [{}];
  for (const [filter, values] of Object.entries(choices))
    all = all.flatMap((one) => [one, ...values.map((value) => ({ ...one, [filter]: value }))]);
  const names = ["Wanjiru", "Wanjiro", "Olayinka Adebayo", "w", "am", "akin", "Zxqvut", "Amina Otieno"];
  const named = names.flatMap((name) => [
    { name },
    { name, role: "producer" },
    { name, country: "Kenya", genre: "Pop" },
  ]);
  return [...all, ...named, { page: 40 }, { page: 4000 }, { availability: "available", page: 1000 }];
}

/** Every combination of filters among a hundred thousand profiles, beside the barest indexed count and page there are. */
export async function benchCollaborators(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres.url);
  const { db, pool, close } = connectDatabase(database.url);
  try {
    await withoutSlowIndexes(pool, () => fillProfiles(pool, PROFILES));
    await pool.query("create index bare on users (availability_status, created_at desc)");
    await pool.query("vacuum analyze users, discovery_entries");
    const somebody = { id: randomUUID() } as UserRecord;
    const bare = async () => {
      await pool.query("select count(*)::int from users where availability_status = $1", ["available"]);
      await pool.query(
        "select * from users where availability_status = $1 order by created_at desc limit 24",
        ["available"],
      );
    };
    const queries = combinations();
    const times = queries.map((): number[] => []);
    const bareTimes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, query] of queries.entries()) {
        times[index]!.push(await timeOf(() => discover({ db }, somebody, Query.parse(query))));
        if (index % BARE_EACH === 0) bareTimes.push(await timeOf(bare));
      }
    }
    const ofEach = times.map(median);
    const sorted = ofEach.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;
    const slowest = JSON.stringify(queries[ofEach.indexOf(at(1))]);
    return [
      ratioResult(
        `p95 of ${queries.length} filters among ${PROFILES} profiles, beside a bare count and page`,
        at(0.95) / median(bareTimes),
        { most: MOST_TIMES },
        `p95 ${at(0.95).toFixed(1)}, p50 ${at(0.5).toFixed(1)}, most ${at(1).toFixed(1)} ms of ${slowest}; bare ${median(bareTimes).toFixed(1)} ms`,
      ),
    ];
  } finally {
    await close();
    await database.drop();
    await postgres.stop();
  }
}

/**
 * An index is made of all rows much faster than row by row; what only other lists go by is left out. Whatever looks after tables by
 * itself would keep `vacuum` from its work.
 */
async function withoutSlowIndexes(pool: Pool, fill: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename in ('users', 'discovery_entries') and indexdef not like 'CREATE UNIQUE %'`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  for (const table of ["users", "discovery_entries"])
    await pool.query(`alter table ${table} set (autovacuum_enabled = off)`);
  await fill();
  for (const { name, made } of rows) if (name.startsWith("discovery_")) await pool.query(made);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchCollaborators())}\n`);
