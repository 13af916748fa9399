import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Pool } from "pg";
import { fill, idOf, reader } from "#server/bench/http-data";
import { median, ratioResult, type Result } from "#server/bench/result";
import { createTestDatabase } from "#server/testing/database";
import { startTestPostgres } from "#server/testing/postgres";
import { logSettings, operatorSettings } from "#server/testing/factories/operator";

const DOCUMENTS = 10_000;
const CONTACTS = 2_000;
const NOTICES = 100_000;
const ROUNDS = 9;
const REQUESTS = 30;
/** Most that p95 may grow by what somebody has besides documents. */
const MOST_GROWTH = 1.25;
/** The same for the bell, whose page and number read a few rows whatever there is. */
const MOST_GROWTH_OF_BELL = 1.5;

/** Has as many documents, and little else. */
const newcomer = { id: idOf("newcomer", 0), email: "newcomer@example.com" };

/** The dashboard and the bell of somebody with 2,000 contacts and 100,000 notices, beside somebody with few; in turns. */
export async function benchDashboard(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres.url);
  const pool = new Pool({ connectionString: database.url });
  await fillBoth(pool);
  await pool.end();
  const { child, url } = await launch(database.url);
  try {
    const many = await signIn(url, reader.email);
    const few = await signIn(url, newcomer.email);
    const ask = (paths: string[], cookie: string) => p95(url, paths, cookie);
    const dashboard = await compare((cookie) => ask(["/api/dashboard"], cookie), many, few);
    const bell = await compare(
      (cookie) => ask(["/api/notices", "/api/unread-notice-count"], cookie),
      many,
      few,
    );
    return [
      ratioResult(
        "p95 of a dashboard of 10,000 documents, with 2,000 contacts and 100,000 notices beside few",
        dashboard.ratio,
        { most: MOST_GROWTH },
        dashboard.detail,
      ),
      ratioResult(
        "p95 of the bell, 100,000 notices beside 30",
        bell.ratio,
        { most: MOST_GROWTH_OF_BELL },
        bell.detail,
      ),
    ];
  } finally {
    child.kill("SIGKILL");
    await database.drop();
    await postgres.stop();
  }
}

async function fillBoth(pool: Pool): Promise<void> {
  await fill(pool, { listed: DOCUMENTS, signable: 1 });
  await pool.query(
    `insert into users (id, email, email_verified_at, password_hash, first_name, last_name, created_at)
     select $1, $2, now(), password_hash, 'Zuri', 'Achieng', now() from users where id = $3`,
    [newcomer.id, newcomer.email, reader.id],
  );
  await pool.query(
    `insert into documents (id, owner_id, type, title, content, created_at, updated_at)
     select gen_random_uuid(), $1, type, title, content, created_at, updated_at from documents where owner_id = $2`,
    [newcomer.id, reader.id],
  );
  await pool.query(
    `insert into contacts (id, owner_id, name, created_at, last_used_at)
     select gen_random_uuid(), $1, 'Person ' || n, now(), now() from generate_series(1, $2::int) n`,
    [reader.id, CONTACTS],
  );
  for (const [ownerId, count] of [
    [reader.id, NOTICES],
    [newcomer.id, 30],
  ] as const)
    await pool.query(
      `insert into notices (id, owner_id, kind, document_id, at, read_at)
       select (lpad(to_hex(1700000000000 + n), 12, '0') || '7000a000' || substr(md5(random()::text), 1, 12))::uuid, $1, 'signed',
         d.ids[1 + n % 100], now(), case when n % 2 = 0 then now() end
       from generate_series(1, $2::int) n,
         (select array(select id from documents where owner_id = $1 limit 100) as ids) d`,
      [ownerId, count],
    );
  await pool.query("vacuum analyze");
}

async function launch(databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SEAL: "off",
    LOG_LEVEL: "info",
    APP_URL: "http://127.0.0.1",
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "a secret that only benchmarks know, 32+",
    SMTP_URL: "smtp://127.0.0.1:1",
    ...operatorSettings,
    ...logSettings,
  };
  const child = fork(join(import.meta.dirname, "http-ours.ts"), [databaseUrl], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
}

async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: reader.password }),
  });
  return response.headers.getSetCookie()[0]!.split(";")[0]!;
}

async function compare(measure: (cookie: string) => Promise<number>, many: string, few: string) {
  await measure(many);
  await measure(few);
  const rounds: { many: number; few: number }[] = [];
  for (let turn = 0; turn < ROUNDS; turn++)
    rounds.push({ many: await measure(many), few: await measure(few) });
  const of = (who: "many" | "few") => median(rounds.map((times) => times[who])).toFixed(1);
  const ratio = median(rounds.map((times) => times.many / times.few));
  return { ratio, detail: `${of("many")} and ${of("few")} ms` };
}

/** Of as many times as all the addresses take, one after the other. */
async function p95(url: string, paths: string[], cookie: string): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < REQUESTS; nth++) {
    const from = performance.now();
    for (const path of paths) {
      const response = await fetch(url + path, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
    }
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(REQUESTS * 0.95)]!;
}
