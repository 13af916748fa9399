import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Pool } from "pg";
import { median, ratioResult, tableOf, type Result } from "#server/bench/result";
import { fillSearch } from "#server/bench/search-data";
import { misspeltPairs, randomFrom } from "#server/bench/search-songs";
import { createTestDatabase, type TestDatabase } from "#server/testing/database";
import { startTestPostgres } from "#server/testing/postgres";
import { VerificationEntry } from "#shared/contract/verification";
import { logSettings, operatorSettings } from "#server/testing/factories/operator";

const FEW = 10_000;
const MANY = 1_000_000;
const QUERIES = 200;
const ROUNDS = 5;
const LEAST_FOUND = 195;
/** Most that p95 may grow while documents grow a hundredfold. */
const MOST_GROWTH = 1.5;
/** For the least pleasant question there is, in milliseconds. */
const MOST_WORST = 100;

type Asked = { title?: string; artist?: string };
type Place = { documents: number; database: TestDatabase; url: string; child: ChildProcess };

/** Two-word searches with a misspelling over HTTP, among ten thousand documents and among a million, in turns. */
export async function benchSearch(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const places: Place[] = [];
  try {
    for (const documents of [FEW, MANY]) places.push(await open(postgres.url, documents));
    const [few, many] = places as [Place, Place];
    return [...(await compare(few, many)), ...(await askWorst(few, many))];
  } finally {
    for (const { child, database } of places) {
      child.kill("SIGKILL");
      await database.drop();
    }
    await postgres.stop();
  }
}

async function open(clusterUrl: string, documents: number): Promise<Place> {
  const database = await createTestDatabase(clusterUrl);
  const pool = new Pool({ connectionString: database.url });
  await fillSearch(pool, documents);
  await pool.end();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SEAL: "off",
    LOG_LEVEL: "info",
    APP_URL: "http://127.0.0.1",
    DATABASE_URL: database.url,
    SESSION_SECRET: "a secret that only benchmarks know, 32+",
    SMTP_URL: "smtp://127.0.0.1:1",
    ...operatorSettings,
    ...logSettings,
    TRUST_PROXY: "1",
  };
  const child = fork(join(import.meta.dirname, "http-ours.ts"), [database.url], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { documents, database, child, url: `http://127.0.0.1:${port}` };
}

async function compare(few: Place, many: Place): Promise<Result[]> {
  const queries = misspeltPairs(QUERIES, randomFrom(7));
  for (const { query } of queries.slice(0, 50))
    for (const place of [few, many]) await ask(place, { title: query });

  const times = { few: new Map<string, number[]>(), many: new Map<string, number[]>() };
  const found = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { query, words } of queries) {
      const among = { few: await ask(few, { title: query }), many: await ask(many, { title: query }) };
      for (const size of ["few", "many"] as const)
        times[size].set(query, [...(times[size].get(query) ?? []), among[size].ms]);
      if (among.many.entries.some(({ title }) => has(title, words))) found.add(query);
    }
  }
  // The machine does other things, too: of each query, the round in the middle counts.
  const ofEach = (of: Map<string, number[]>) => [...of.values()].map((several) => median(several));
  const [before, after] = [ofEach(times.few), ofEach(times.many)];
  const growth = (part: number) => quantile(after, part) / quantile(before, part);
  const say = (part: number) =>
    `${quantile(before, part).toFixed(1)} → ${quantile(after, part).toFixed(1)} ms`;
  return [
    ratioResult(
      `p95 of ${queries.length} misspelt searches, ${FEW} → ${MANY} documents`,
      growth(0.95),
      { most: MOST_GROWTH },
      `p95 ${say(0.95)}, p50 ${say(0.5)}`,
    ),
    {
      name: `Misspelt real songs found among ${MANY} documents`,
      measured: `${found.size} of ${queries.length}`,
      limit: `≥ ${LEAST_FOUND}`,
      ok: found.size >= LEAST_FOUND,
    },
  ];
}

/** Whether the title has both words, whatever stands around them. */
function has(title: string, words: readonly string[]): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{M}|['’]/gu, "")
      .toLowerCase();
  const own = new Set(plain(title).split(" "));
  return words.every((word) => own.has(plain(word)));
}

/** Questions with the most to look through, or with nothing to hold on to. */
const worst: Record<string, Asked> = {
  "a common word": { title: "love" },
  "two common words": { title: "love me" },
  "eight common words": { title: "love me you my the one no baby" },
  "a common name": { artist: "John" },
  "two common names": { artist: "Amina Otieno" },
  "both, common": { title: "love", artist: "John" },
  "both, two words each": { title: "love night", artist: "John Otieno" },
  "two words that never meet": { title: "Jerusalema Bohemian" },
  "one letter": { title: "a" },
  garbage: { title: "xq zzkj wvvx", artist: "qqqq xxyx" },
  "two hundred letters": { title: "namba".repeat(40), artist: "lamba nyonyo ".repeat(15) },
  "forty words": { title: "ka ma ba la na wa ".repeat(11) },
};

async function askWorst(few: Place, many: Place): Promise<Result[]> {
  const slowest = async (place: Place, asked: Asked) => {
    const times: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) times.push((await ask(place, asked)).ms);
    return quantile(times, 0.9);
  };
  const measured: { name: string; few: number; many: number }[] = [];
  for (const [name, asked] of Object.entries(worst))
    measured.push({ name, few: await slowest(few, asked), many: await slowest(many, asked) });
  const most = Math.max(...measured.map((of) => of.many));
  const each = measured.map((of) => `${of.name} ${of.few.toFixed(0)} → ${of.many.toFixed(0)}`).join(", ");
  return [
    {
      name: "The slowest of the hardest searches",
      measured: `${most.toFixed(0)} ms (${each})`,
      limit: `≤ ${MOST_WORST} ms`,
      ok: most <= MOST_WORST,
    },
  ];
}

let asked = 0;

/** Everybody asks from an address of their own: limits are not what is measured here. */
async function ask({ url }: Place, body: Asked): Promise<{ ms: number; entries: VerificationEntry[] }> {
  asked += 1;
  const from = performance.now();
  const response = await fetch(`${url}/api/verify/search`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // The search is measured, not the packing of its response.
      "accept-encoding": "identity",
      "x-forwarded-for": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    },
    body: JSON.stringify(body),
  });
  const found: unknown = await response.json();
  const ms = performance.now() - from;
  if (!response.ok) throw new Error(`${JSON.stringify(body)}: ${response.status}`);
  return { ms, entries: VerificationEntry.array().parse(found) };
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchSearch())}\n`);
