import { setTimeout as delay } from "node:timers/promises";
import { Pool } from "pg";
import { median, millisecondsResult, ratioResult, type Result } from "#server/bench/result";
import { startTestPostgres } from "#server/testing/postgres";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";

const FOLLOWERS = 2_000;
const ROUNDS = 9;
/** Most that saving may grow by how many contacts follow. */
const MOST_GROWTH = 1.25;
const MOST_MS = 10_000;

type Person = { id: string; email: string; cookie: string };

/** Saving one's profile while 2,000 people's contacts follow it, beside while none does; and how long until all have it. */
export async function benchContacts(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const server = await createServerProcess(postgres.url);
  const pool = new Pool({ connectionString: server.databaseUrl });
  try {
    const few = await signUp(server, pool, "few");
    const many = await signUp(server, pool, "many");
    await addFollowers(pool, many);
    const times: { few: number; many: number; followed: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const name = `Brian the ${round}th`;
      const alone = await save(server, few, name);
      const from = performance.now();
      const saved = await save(server, many, name);
      await untilFollowed(pool, many, name);
      times.push({ few: alone, many: saved, followed: performance.now() - from });
    }
    // The first one loads and plans what the others find.
    const of = (which: "few" | "many" | "followed") => median(times.slice(1).map((time) => time[which]));
    return [
      ratioResult(
        `Saving a profile that the contacts of ${FOLLOWERS} people follow, beside one that nobody's do`,
        median(times.slice(1).map((time) => time.many / time.few)),
        { most: MOST_GROWTH },
        `${of("many").toFixed(1)} and ${of("few").toFixed(1)} ms`,
      ),
      millisecondsResult(
        `From a saved profile until the contacts of ${FOLLOWERS} people have it`,
        of("followed"),
        MOST_MS,
      ),
    ];
  } finally {
    await pool.end();
    await server.remove();
    await postgres.stop();
  }
}

async function signUp({ url }: ServerProcess, pool: Pool, name: string): Promise<Person> {
  const body = {
    email: `${name}@example.com`,
    password: "nairobi-nights",
    firstName: "Brian",
    lastName: "Otieno",
  };
  const response = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
  const { rows } = await pool.query<{ id: string }>(
    "update users set email_verified_at = now(), updates_contacts = true where email = $1 returning id",
    [body.email],
  );
  return { id: rows[0]!.id, email: body.email, cookie };
}

async function addFollowers(pool: Pool, { id }: Person): Promise<void> {
  await pool.query(
    `with people as (
       insert into users (id, email, password_hash, first_name, last_name, created_at)
       select gen_random_uuid(), 'follower-' || n || '@example.com', '-', 'Follower', n::text, now() from generate_series(1, $2::int) n
       returning id),
     asked as (
       insert into collaboration_requests (id, sender_id, receiver_id, message, status, created_at)
       select gen_random_uuid(), id, $1, 'Drums?', 'accepted', now() from people)
     insert into contacts (id, owner_id, name, account_id, created_at, last_used_at)
     select gen_random_uuid(), id, 'Brian Otieno', $1::uuid, now(), now() from people`,
    [id, FOLLOWERS],
  );
  await pool.query("vacuum analyze");
}

async function save({ url }: ServerProcess, { email, cookie }: Person, firstName: string): Promise<number> {
  const from = performance.now();
  const response = await fetch(`${url}/api/user/profile`, {
    method: "PUT",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ firstName, lastName: "Otieno", email }),
  });
  if (!response.ok) throw new Error(`A profile was not saved: ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - from;
}

async function untilFollowed(pool: Pool, { id }: Person, name: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int from contacts where kept_by = $1 and name = $2",
      [id, `${name} Otieno`],
    );
    if (rows[0]!.count === FOLLOWERS) return;
    await delay(5);
  }
}
