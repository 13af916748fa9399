import type { Pool, PoolClient } from "pg";
import { randomFrom, songs, type Random, type Song } from "#server/bench/search-songs";

const BATCH = 10_000;
const OWNER = "00000000-0000-4000-8000-0000000000b1";
const WORDS = 250_000;
const PEOPLE = 250_000;

const everyday =
  "love me you my the one no baby night life girl way like home heart dance money time world god day boy wa na ya la de a in of to we i on up down".split(
    " ",
  );
const given =
  "Amina John Mary Grace Brian Faith Mercy David Peter Joseph Chidi Ngozi Fatou Moussa Kwame Ama Thabo Lerato Tendai Rudo Juma Asha Zawadi Wanjiru Achieng Ọlá Adé João Aïcha Mohammed".split(
    " ",
  );
const family =
  "Otieno Wanjiru Kamau Mwangi Odhiambo Okafor Adébáyọ̀ Diallo Traoré Mensah Owusu Dlamini Nkosi Moyo Ncube Mushi Kimaro N'Dour Conceição Abebe Hassan Ndlovu Banda Phiri Keita".split(
    " ",
  );
const starts =
  "b ch d f g h j k l m n p r s t v w y z kw mb nd ng ny sh tw gb kp br st tr bl gr th dj nt ts mw ky".split(
    " ",
  );
const vowels = "a a a e e i i o o u ai ou ee ia".split(" ");
const ends = ["", "", "", "", "", "", "n", "m", "r", "s", "l", "k", "t", "ng", "sh", "ck"];

type Document = Song & { writers: string[] };

/**
 * Documents that were sent, as if they came in one after the other: real songs among invented ones. Words and people are as
 * unequally common as in life (Zipf), so that new ones keep coming, ever more rarely (Heaps). Indexes are built at the end.
 */
export async function fillSearch(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into users (id, email, password_hash, first_name, last_name, created_at)
     values ($1, 'owner@example.com', '-', 'Brian', 'Otieno', now())`,
    [OWNER],
  );
  await pool.query(`
    alter table search_postings drop constraint search_postings_term_entry_pk, set unlogged;
    alter table search_words set unlogged;
    drop index search_words_near, search_words_alike;`);
  const batches = inBatches(invent(count, randomFrom(5)));
  await Promise.all([feed(pool, batches), feed(pool, batches)]);
  await withClient(pool, "set work_mem = '256MB'; set maintenance_work_mem = '1GB'", async (client) => {
    await client.query(`
      insert into search_postings select unnest(terms), number from search_entries;
      alter table search_postings add constraint search_postings_term_entry_pk primary key (term, entry)`);
    await client.query(`
      insert into search_words select distinct substr(term, 3)
      from (select distinct term from search_postings) terms where term ~ '^[ta] [^ ]+$'`);
    await client.query(`
      create index search_words_near on search_words using gin (search_near(word)) with (fastupdate = off);
      create index search_words_alike on search_words using gin (word gin_trgm_ops) with (fastupdate = off)`);
    await client.query("vacuum analyze search_entries, search_postings, search_words, documents");
  });
}

/** Two connections take turns on the same batches. */
async function feed(pool: Pool, batches: Iterator<Document[]>): Promise<void> {
  // No triggers: foreign keys hold anyway, and the postings follow all at once.
  await withClient(pool, "set session_replication_role = replica", async (client) => {
    for (let next = batches.next(); !next.done; next = batches.next()) await insert(client, next.value);
  });
}

async function withClient(pool: Pool, settings: string, work: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query(`${settings}; set statement_timeout = 0`);
    await work(client);
  } finally {
    client.release(true);
  }
}

async function insert(client: PoolClient, documents: Document[]): Promise<void> {
  await client.query(
    `with given as (
       select gen_random_uuid() as id, title, names, now() - random() * interval '3 years' as created_at
       from unnest($1::text[], $2::text[]) as given(title, names)),
     sent as (
       insert into documents (id, owner_id, type, title, status, content, version_number, created_at, updated_at)
       select id, $3, 'split_sheet', title, 'pending', '{}', 1, created_at, created_at from given)
     insert into search_entries (document_id, type, title, song, names, people, created_at)
     select id, 'split_sheet', title, title, string_to_array(names, E'\n'),
       to_jsonb(array(select jsonb_build_object('name', name, 'role', 'Songwriter') from unnest(string_to_array(names, E'\n')) name)),
       created_at
     from given`,
    [
      documents.map(({ title }) => title),
      documents.map(({ artist, writers }) => [artist, ...writers].join("\n")),
      OWNER,
    ],
  );
}

function* inBatches(documents: Iterable<Document>): Generator<Document[]> {
  let batch: Document[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function* invent(count: number, random: Random): Generator<Document> {
  const real = songs.flatMap(({ title, artist }) => `${title} ${artist}`.split(" "));
  const titleWords = vocabulary([...everyday, ...real], random);
  const names = vocabulary([...given, ...family], random);
  const people = Array.from({ length: PEOPLE }, () => nameFrom(names, random));
  const every = Math.floor(count / songs.length);
  for (let index = 0; index < count; index += 1) {
    const song = index % every === 0 ? songs[index / every] : undefined;
    const writers = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(people, random));
    const artist = song?.artist ?? (random() < 0.5 ? writers[0]! : pick(people, random));
    yield { title: song?.title ?? titleFrom(titleWords, random), artist, writers };
  }
}

/** The known words first, which makes them the common ones, then invented ones. */
function vocabulary(known: readonly string[], random: Random): string[] {
  const words = new Set(known);
  while (words.size < WORDS) {
    const syllables = 2 + Math.floor(random() * random() * 4);
    let word = "";
    for (let turn = 0; turn < syllables; turn += 1) word += any(starts, random) + any(vowels, random);
    words.add(capital(word + any(ends, random)));
  }
  return [...words];
}

/** Of one to six words, mostly two or three. */
function titleFrom(words: readonly string[], random: Random): string {
  const length = 1 + Math.floor(random() * 2.2 + random() * random() * 4);
  return Array.from({ length }, () => capital(pick(words, random))).join(" ");
}

/** A given name and a family name, or a stage name. */
function nameFrom(names: readonly string[], random: Random): string {
  const first = capital(pick(names, random));
  return random() < 0.25 ? first : `${first} ${capital(pick(names, random))}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const any = (list: readonly string[], random: Random) => list[Math.floor(random() * list.length)]!;

/** By Zipf and Mandelbrot: the word of rank r is 1 / (r + 20) times as common as the first. */
function pick(list: readonly string[], random: Random): string {
  const rank = 20 * ((list.length / 20 + 1) ** (random() ** 2) - 1);
  return list[Math.min(Math.floor(rank), list.length - 1)]!;
}
