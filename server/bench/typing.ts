import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium, type Locator, type Page } from "@playwright/test";
import { Pool } from "pg";
import { fill, reader } from "#server/bench/http-data";
import { median, type Result } from "#server/bench/result";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { startTestPostgres } from "#server/testing/postgres";
import { createServerProcess } from "#server/testing/server-process";
import { findBrowser } from "../../tooling/find-browser.ts";

const DOCUMENTS = 10_000;
const PEOPLE = 500;
const ROUNDS = 3;
/** What a person notices as a hitch. */
const JANK_MS = 100;
/** A fast typist on a phone. */
const BETWEEN_KEYS_MS = 90;

/** Typing in the search over 10,000 documents, and in one share of a sheet of 500 people, in the real browser. */
export async function benchTyping(): Promise<Result[]> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "../../client/build/ensure.ts")]);
  const postgres = await startTestPostgres();
  const server = await createServerProcess(postgres.url);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const pool = new Pool({ connectionString: server.databaseUrl });
    await fill(pool, { listed: DOCUMENTS, signable: 0 });
    await pool.end();
    const page = await browser.newPage({ baseURL: server.url });
    await page.request.post("/api/login", { data: reader });
    return [await benchSearch(page), await benchShare(page)];
  } finally {
    await browser.close();
    await server.remove();
    await postgres.stop();
  }
}

async function benchSearch(page: Page): Promise<Result> {
  await page.goto("/");
  const search = page.getByRole("searchbox");
  await search.waitFor();
  return typeRounds(page, `Typing in the search of ${DOCUMENTS} documents`, search, "song number 99");
}

async function benchShare(page: Page): Promise<Result> {
  const data = splitSheetBody({ publishingRightsCollaborators: people(PEOPLE) });
  const { id } = (await (await page.request.post("/api/documents", { data })).json()) as { id: string };
  await page.goto(`/split-sheet?edit=${id}`);
  const share = page.getByLabel("Share in %").nth(PEOPLE / 2);
  return typeRounds(page, `Typing in a share among ${PEOPLE}`, share, "12.34");
}

async function typeRounds(page: Page, name: string, field: Locator, text: string): Promise<Result> {
  const rounds: Hitches[] = [];
  await page.evaluate(watch);
  await field.click();
  for (let round = 0; round < ROUNDS; round++) {
    await field.fill("");
    await page.evaluate(rest);
    await page.evaluate("hitches = { longestTask: 0, slowestKey: 0 }");
    await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
    await page.evaluate(rest);
    rounds.push(await page.evaluate<Hitches>("hitches"));
  }
  const task = median(rounds.map(({ longestTask }) => longestTask));
  const key = median(rounds.map(({ slowestKey }) => slowestKey));
  return {
    name,
    measured: `longest task ${task === 0 ? "under 50" : task.toFixed(0)} ms, slowest key ${key.toFixed(0)} ms`,
    limit: `≤ ${JANK_MS} ms`,
    ok: Math.max(task, key) <= JANK_MS,
  };
}

/** In milliseconds: the longest task of the page's thread (0 when none took 50), and the longest from a key to its picture. */
type Hitches = { longestTask: number; slowestKey: number };

/** For the browser: keeps the worst of what its observers tell. */
const watch = `
  var hitches = {};
  const keep = (name, fits) => (list) => {
    for (const entry of list.getEntries())
      if (fits(entry)) hitches[name] = Math.max(hitches[name], entry.duration);
  };
  new PerformanceObserver(keep("longestTask", () => true)).observe({ type: "longtask" });
  new PerformanceObserver(keep("slowestKey", ({ name }) => name.startsWith("key")))
    .observe({ type: "event", durationThreshold: 16 });`;

/** For the browser: until nothing is left of what happened before, and observers have told it. */
const rest = `new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500))`;
