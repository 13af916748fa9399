import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { Pool } from "pg";
import { fill, reader, tokenOf } from "#server/bench/http-data";
import { median, ratioResult, type Result } from "#server/bench/result";
import { createTestDatabase } from "#server/testing/database";
import { startTestPostgres } from "#server/testing/postgres";
import { logSettings, operatorSettings } from "#server/testing/factories/operator";

const ROUNDS = 9;
const REQUESTS = {
  "GET /api/sign/{token}": 1500,
  "GET /api/documents": 1000,
  "POST /api/sign/{token}": 400,
} as const;
type Measured = keyof typeof REQUESTS;

const CONNECTIONS = 8;
/** Beside a busy neighbour, too, an answer that is late counts as late and ends no run. */
const PATIENCE_SECONDS = 120;
/** With the log and without, enough to tell them apart. */
const LOGGED = 150;

/** Links of rounds of both sides: each link is signed once. */
const linksFor = (amount: number) => 2 * (ROUNDS + 1) * amount + 2;

/** Requests a second of three endpoints, each against a bare Express handler running the same SQL; rounds take turns. */
export function benchHttp(): Promise<Result[]> {
  const signable = linksFor(REQUESTS["POST /api/sign/{token}"]);
  return beside({ listed: 100, signable }, async (ours, bare, cookie) => {
    const results: Result[] = [];
    for (const endpoint of Object.keys(REQUESTS) as Measured[]) {
      const { ratio, detail } = await compare(endpoint, REQUESTS[endpoint], ours, bare, cookie);
      results.push(ratioResult(`${endpoint} beside a bare handler`, ratio, { least: 0.6 }, detail));
    }
    return results;
  });
}

/** The list of somebody with 10,000 documents: at most twice the bare handler's time. */
export function benchLongList(): Promise<Result[]> {
  return beside({ listed: 10_000, signable: 1 }, async (ours, bare, cookie) => {
    const { ratio, detail } = await compare("GET /api/documents", 40, ours, bare, cookie);
    return [ratioResult("time of 10,000 documents beside a bare handler", 1 / ratio, { most: 2 }, detail)];
  });
}

/** The rate of signing with the transparency log beside that without it. */
export function benchLoggedSigning(): Promise<Result[]> {
  return beside({ listed: 1, signable: linksFor(LOGGED) }, async (ours, _bare, cookie, pool) => {
    const turn = (state: "enable" | "disable") => ({
      url: ours.url,
      ready: () => pool.query(`alter table audit_events ${state} trigger audit_events_await_log`),
    });
    const endpoint = "POST /api/sign/{token}";
    const [logged, plain] = [turn("enable"), turn("disable")];
    const { ratio, detail } = await compare(endpoint, LOGGED, logged, plain, cookie);
    return [ratioResult(`${endpoint} with the log beside without`, ratio, { least: 0.9 }, detail)];
  });
}

/** Where requests go, and what is done before each round of them. */
type Side = { url: string; ready?: () => Promise<unknown> };
type Compared = (ours: Side, bare: Side, cookie: string, pool: Pool) => Promise<Result[]>;

async function beside(data: { listed: number; signable: number }, run: Compared): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres.url);
  const pool = new Pool({ connectionString: database.url });
  await fill(pool, data);
  const ours = await launch("http-ours.ts", database.url);
  const bare = await launch("http-bare.ts", database.url);
  try {
    const cookie = await signIn(ours.url);
    await teach(bare.child, ours, cookie, data.signable - 1);
    return await run(ours, bare, cookie, pool);
  } finally {
    for (const { child } of [ours, bare]) child.kill("SIGKILL");
    await pool.end();
    await database.drop();
    await postgres.stop();
  }
}

type Launched = { child: ChildProcess; url: string };

async function launch(file: string, databaseUrl: string): Promise<Launched> {
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
  const child = fork(join(import.meta.dirname, file), [databaseUrl], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(reader),
  });
  return response.headers.getSetCookie()[0]!.split(";")[0]!;
}

/** Records the SQL our app runs for one request of each endpoint and hands it to the bare handlers. */
async function teach(bare: ChildProcess, ours: Launched, cookie: string, last: number): Promise<void> {
  const record = async (path: string, init: RequestInit) => {
    ours.child.send("record");
    await fetch(ours.url + path, init).then((response) => response.arrayBuffer());
    ours.child.send("report");
    const [{ noted }] = (await once(ours.child, "message")) as [
      { noted: { text: string; values: unknown[] }[] },
    ];
    return noted;
  };
  const list = await record("/api/documents", { headers: { cookie } });
  const view = await record(`/api/sign/${tokenOf(last)}`, {});
  const sign = await record(`/api/sign/${tokenOf(last)}`, { method: "POST" });
  const isSession = ({ text }: { text: string }) => /"?sessions"?|from "users"/.test(text);
  bare.send({ list: list.filter((query) => !isSession(query)), view, sign, signIndex: last });
  await once(bare, "message");
}

type Comparison = { ratio: number; detail: string };

async function compare(
  endpoint: Measured,
  amount: number,
  ours: Side,
  bare: Side,
  cookie: string,
): Promise<Comparison> {
  let nextLink = 0;
  const round = async ({ url, ready }: Side) => {
    await ready?.();
    const first = nextLink;
    if (endpoint === "POST /api/sign/{token}") nextLink += amount;
    return requestsPerSecond(endpoint, url, cookie, amount, first);
  };
  await round(ours);
  await round(bare);
  const rounds: { ours: number; bare: number }[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) rounds.push({ ours: await round(ours), bare: await round(bare) });
  const speed = (of: "ours" | "bare") => Math.round(median(rounds.map((speeds) => speeds[of])));
  const ratio = median(rounds.map((speeds) => speeds.ours / speeds.bare));
  return { ratio, detail: `${speed("ours")} of ${speed("bare")} a second` };
}

async function requestsPerSecond(
  endpoint: Measured,
  url: string,
  cookie: string,
  amount: number,
  firstLink: number,
): Promise<number> {
  let link = firstLink;
  const method = endpoint.startsWith("POST") ? ("POST" as const) : ("GET" as const);
  const pathOf = () => {
    if (endpoint === "GET /api/documents") return "/api/documents";
    return `/api/sign/${tokenOf(method === "GET" ? 0 : link++)}`;
  };
  // autocannon itself notices the end of a run only at its next full second.
  const from = performance.now();
  let lastResponse = from;
  const setupClient = (client: autocannon.Client) =>
    client.on("response", () => (lastResponse = performance.now()));
  const { non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    timeout: PATIENCE_SECONDS,
    amount,
    setupClient,
    requests: [{ method, headers: { cookie }, setupRequest: (request) => ({ ...request, path: pathOf() }) }],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${endpoint}: ${non2xx} refusals, ${errors} errors`);
  return amount / ((lastResponse - from) / 1000);
}
