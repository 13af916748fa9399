import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#server/dev/postgres/embedded";
import { choosePlace } from "#server/dev/postgres/embedded-place";
import { findPostmaster, lockFileOf } from "#server/dev/postgres/postmaster";

const folder = mkdtempSync(join(tmpdir(), "sahihi-embedded-"));
chmodSync(folder, 0o711);
const dataDir = join(folder, "data");
let dataFolder: string;
const running: EmbeddedPostgres[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: "off" } });
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function pidOf(): number {
  return findPostmaster(dataFolder)?.pid ?? 0;
}

beforeAll(async () => {
  const postgres = await start();
  dataFolder = join(postgres.home, "data");
  await query(postgres.url, "create table songs (title text)");
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => {
  for (const place of [join(dataFolder, ".."), folder]) rmSync(place, { recursive: true, force: true });
});

test("it speaks UTF-8 whatever the machine's locale, and only to this machine", async () => {
  const { url } = await start();
  expect(url).toMatch(/^postgres:\/\/sahihi:[\w-]{43}@127\.0\.0\.1:\d+\/sahihi$/);
  const rows = await query(
    url,
    `select lower('Ọ') as letter, pg_encoding_to_char(encoding) as encoding, datlocale as locale,
       current_setting('listen_addresses') as addresses, current_setting('timezone') as zone
     from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([
    { letter: "ọ", encoding: "UTF8", locale: "C.UTF-8", addresses: "127.0.0.1", zone: "UTC" },
  ]);
});

test("nobody enters without the password, which only its owner can read", async () => {
  const { url, home } = await start();
  await expect(query(url.replace(/:[\w-]{43}@/, ":guess@"), "select 1")).rejects.toThrow(
    "password authentication",
  );
  expect(statSync(join(home, "password")).mode & 0o777).toBe(0o600);
});

test("what was written is there after a stop and a start, at the same address", async () => {
  const first = await start();
  await query(first.url, "insert into songs values ('Nairobi Nights')");
  await first.stop();
  expect(pidOf()).toBe(0);
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, "select title from songs")).toEqual([{ title: "Nairobi Nights" }]);
});

test("two servers that start at once share one Postgres, and only the last to stop ends it", async () => {
  const [one, two, three] = await Promise.all([start(), start(), start()]);
  expect(two.url).toBe(one.url);
  await one.stop();
  await two.stop();
  expect(await query(three.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await three.stop();
  expect(pidOf()).toBe(0);
});

test("servers that come while the last one goes find a running Postgres", async () => {
  const first = await start();
  const [second] = await Promise.all([start(), first.stop()]);
  expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a Postgres killed while it is needed comes back at the same address with what was written", async () => {
  const { url } = await start();
  await query(url, "insert into songs values ('Lagos Rain')");
  process.kill(pidOf(), "SIGKILL");
  await expect
    .poll(() => query(url, "select title from songs where title = 'Lagos Rain'").catch(() => []))
    .toHaveLength(1);
});

test("a lock file left by a machine that went down is no obstacle, even when its process id lives again", async () => {
  const { stop } = await start();
  const lockFile = readFileSync(lockFileOf(dataFolder), "utf8");
  await stop();
  writeFileSync(lockFileOf(dataFolder), lockFile.replace(/^\d+/, String(process.ppid)));
  const { url } = await start();
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a cluster half made by a killed process is thrown away and made anew", async () => {
  const fresh = join(folder, "fresh");
  const { home } = choosePlace(fresh);
  const abandoned = `${home}.${spawnSync(process.execPath, ["--version"]).pid}`;
  mkdirSync(join(abandoned, "data"), { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: fresh, settings: { fsync: "off" } });
  running.push(postgres);
  expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(existsSync(abandoned)).toBe(false);
  await postgres.stop();
  rmSync(home, { recursive: true });
});
