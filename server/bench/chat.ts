import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Pool } from "pg";
import { tableOf, type Result } from "#server/bench/result";
import { hashPassword } from "#server/features/auth/index";
import { createTestDatabase } from "#server/testing/database";
import { listenToEvents, type Heard, type Listener } from "#server/testing/listen-to-events";
import { startTestPostgres } from "#server/testing/postgres";
import { logSettings, operatorSettings } from "#server/testing/factories/operator";

const PAIRS = 100;
const MESSAGES_A_SECOND = 20;
const SECONDS = 15;
/** One in so many listeners loses its connection again and again. */
const DROPS_EACH = 10;
const MOST_P95_MS = 300;
const PASSWORD = "nairobi-nights";

type Place = { url: string; child: ChildProcess };
type Person = { id: string; cookie: string; listener: Listener; heard: Heard[]; at: Map<string, number> };
type Pair = { requestId: string; people: [Person, Person] };

/** 200 people with open streams on two processes, 20 messages a second, some of them in and out of tunnels. */
export async function benchChat(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres.url);
  const pool = new Pool({ connectionString: database.url });
  const places: Place[] = [];
  try {
    for (let nth = 0; nth < 2; nth += 1) places.push(await startServer(database.url));
    const pairs = await makePairs(pool, places);
    const sent = await chat(pairs, places);
    return report(pairs, sent);
  } finally {
    places.forEach(({ child }) => child.kill("SIGKILL"));
    await pool.end();
    await database.drop();
    await postgres.stop();
  }
}

async function startServer(databaseUrl: string): Promise<Place> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SEAL: "off",
    LOG_LEVEL: "error",
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

/** Everybody signs in, and the two of a pair listen at different processes. */
async function makePairs(pool: Pool, places: Place[]): Promise<Pair[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const pairs: Pair[] = [];
  for (let nth = 0; nth < PAIRS; nth += 1) {
    const people = await Promise.all(
      places.map(async (place) => {
        const id = randomUUID();
        await pool.query(
          `insert into users (id, email, password_hash, first_name, last_name, created_at)
           values ($1::uuid, $1::text || '@example.com', $2, 'Amina', 'Wanjiru', now())`,
          [id, passwordHash],
        );
        const person: Omit<Person, "listener"> = {
          id,
          cookie: await signIn(place, id),
          heard: [],
          at: new Map(),
        };
        return { ...person, listener: await listen(place, person) };
      }),
    );
    const requestId = randomUUID();
    await pool.query(
      `insert into collaboration_requests (id, sender_id, receiver_id, message, status, created_at)
       values ($1, $2, $3, 'Karibu', 'accepted', now())`,
      [requestId, people[0]!.id, people[1]!.id],
    );
    pairs.push({ requestId, people: people as Pair["people"] });
  }
  return pairs;
}

async function signIn({ url }: Place, id: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${id}@example.com`, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  return response.headers.getSetCookie()[0]!.split(";")[0]!;
}

/** Hears from where this person left off. */
function listen({ url }: Place, person: Pick<Person, "cookie" | "heard" | "at">): Promise<Listener> {
  const lastEventId = person.heard.at(-1)?.id;
  const onHeard = (heard: Heard) => {
    person.heard.push(heard);
    if (heard.event.type === "message" && !person.at.has(heard.event.message.id))
      person.at.set(heard.event.message.id, performance.now());
  };
  return listenToEvents(url, { cookie: person.cookie, ...(lastEventId && { lastEventId }), onHeard });
}

type Sent = { pair: Pair; id: string; answeredAt: number };

async function chat(pairs: Pair[], places: Place[]): Promise<Sent[]> {
  const total = MESSAGES_A_SECOND * SECONDS;
  const sending: Promise<Sent>[] = [];
  for (let nth = 0; nth < total; nth += 1) {
    const pair = pairs[(nth * 7) % PAIRS]!;
    sending.push(write(places[nth % 2]!, pair, nth % 3 === 0 ? 1 : 0));
    if (nth % MESSAGES_A_SECOND === 0) await reconnectSome(pairs, places);
    await delay(1000 / MESSAGES_A_SECOND);
  }
  const sent = await Promise.all(sending);
  for (let waited = 0; waited < 100 && !sent.every(isHeard); waited += 1) await delay(100);
  return sent;
}

const isHeard = ({ pair, id }: Sent) => pair.people.every(({ at }) => at.has(id));

async function write({ url }: Place, { requestId, people }: Pair, by: 0 | 1): Promise<Sent> {
  const id = randomUUID();
  const response = await fetch(`${url}/api/collaboration-requests/${requestId}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: people[by].cookie },
    body: JSON.stringify({ id, message: "When are you in the studio?" }),
  });
  if (response.status !== 201) throw new Error(`a message answered ${response.status}`);
  await response.arrayBuffer();
  return { pair: { requestId, people }, id, answeredAt: performance.now() };
}

async function reconnectSome(pairs: Pair[], places: Place[]): Promise<void> {
  const dropped = pairs.filter((_, index) => index % DROPS_EACH === 0).map(({ people }) => people[0]);
  for (const person of dropped) person.listener.drop();
  await Promise.all(
    dropped.map(async (person, index) => {
      person.listener = await listen(places[index % 2]!, person);
    }),
  );
}

function report(pairs: Pair[], sent: Sent[]): Result[] {
  const late: number[] = [];
  let [lost, twice, disordered] = [0, 0, 0];
  for (const { pair, id, answeredAt } of sent)
    for (const [index, { at }] of pair.people.entries()) {
      const heardAt = at.get(id);
      if (heardAt === undefined) lost += 1;
      // Of those that stayed connected.
      else if (index === 1) late.push(Math.max(0, heardAt - answeredAt));
    }
  for (const { heard } of pairs.flatMap(({ people }) => people)) {
    const numbers = heard.flatMap(({ event }) => (event.type === "message" ? [event.message.number] : []));
    twice += numbers.length - new Set(numbers).size;
    disordered += numbers.filter((number, index) => number !== index + 1).length;
  }
  const p95 = late.toSorted((a, b) => a - b)[Math.floor((late.length - 1) * 0.95)] ?? Number.NaN;
  const faults = lost + twice + disordered;
  return [
    {
      name: `Messages lost, twice or out of order among ${2 * sent.length} on ${2 * PAIRS} streams`,
      measured: `${faults} (lost ${lost}, twice ${twice}, out of order ${disordered})`,
      limit: "0",
      ok: faults === 0,
    },
    {
      name: `p95 from a message's answer to its partner, ${MESSAGES_A_SECOND} a second`,
      measured: `${p95.toFixed(0)} ms`,
      limit: `≤ ${MOST_P95_MS} ms`,
      ok: p95 <= MOST_P95_MS,
    },
  ];
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchChat())}\n`);
