import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { personalData, type Personal } from "#server/db/personal-data";
import { purgeHiddenDocuments } from "#server/features/admin/hide-document";
import { purgeDocuments } from "#server/features/consent/purge-documents";
import { appForFile } from "#server/testing/app-for-file";
import { testOperator } from "#server/testing/factories/operator";
import { PASSWORD } from "#server/testing/factories/user";
import { tablesWith } from "#server/testing/tables-with";
import { liveWholeLife, NAME } from "#server/testing/whole-life";
import { privacy } from "#shared/wordings/privacy/newest";

/*
 * One person does everything here, and every column that is of a person has something of them; then they export their data, their account
 * is deleted, and their documents are purged. The tests go on where the one before has stopped.
 */

const DAY = 24 * 60 * 60 * 1000;
const RECORD = "server/db/personal-data.ts";
const app = await appForFile({ env: { TRUST_PROXY: "1" } });
const { pool, secrets, jobs } = app.deps;

/** A column, or a field of one. */
type Place = { name: string; table: string; column: string; field?: string };

const places = Object.entries(personalData).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, holds]) => {
    const place: Place = { name: `${table}.${column}`, table, column };
    if (holds === "ours" || !("fields" in holds)) return [{ ...place, holds }];
    return Object.entries(holds.fields).map(([field, fieldHolds]) => ({
      ...place,
      name: `${place.name}.${field}`,
      field,
      holds: fieldHolds,
    }));
  }),
);

/** Every table with its columns and their types. */
async function readTables(): Promise<Record<string, Record<string, string>>> {
  const { rows } = await pool.query<{ table: string; columns: Record<string, string> }>(
    `select table_name as table, json_object_agg(column_name, udt_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

type Leaf = { key: string; value: string | number | boolean };

/** All that stands in a value and is not nothing, and under which key; what is sealed, opened, and JSON parsed. */
function leavesOf(value: unknown, key: string): Leaf[] {
  if (value === null || value === undefined || value === "") return [];
  if (Buffer.isBuffer(value)) return [{ key, value: value.toString("hex") }];
  if (value instanceof Date) return [{ key, value: value.toISOString() }];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, key));
  if (typeof value === "object") return Object.entries(value).flatMap(([name, one]) => leavesOf(one, name));
  if (typeof value !== "string") return [{ key, value: value as Leaf["value"] }];
  const text = unseal(value);
  return text.startsWith("{") ? leavesOf(JSON.parse(text), key) : [{ key, value: text }];
}

function unseal(text: string): string {
  try {
    return secrets.unsealData(text);
  } catch {
    return text;
  }
}

const inCode = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const leavesIn = (records: Record<string, unknown>[], { column, field }: Place) =>
  records
    .flatMap((record) => leavesOf(record[column], inCode(column)))
    .filter(({ key }) => field === undefined || key === field);

const nameOf = ({ key, value }: Leaf) => `${key} ${value}`;
const show = (leaves: Leaf[]) =>
  leaves
    .map((leaf) => nameOf(leaf).slice(0, 60))
    .slice(0, 3)
    .join(", ");

let person: Awaited<ReturnType<typeof liveWholeLife>>;
let tables: Awaited<ReturnType<typeof readTables>>;
/** What is of a person, and what it holds of this one. */
let held: (Place & { holds: Personal; leaves: Leaf[] })[];
let files: Record<string, Uint8Array>;

type Stored = { ctid: string; text: string } & Record<string, unknown>;

/** The records that name the person, and the others; where none does, all are the person's. */
async function readRecords(table: string): Promise<{ own: Stored[]; others: Stored[] }> {
  const { rows } = await pool.query<Stored>(`select t.ctid, t::text as text, t.* from "${table}" t`);
  const own = rows.filter(({ text }) => text.includes(person.user.id));
  if (own.length === 0) return { own: rows, others: [] };
  return { own, others: rows.filter((record) => !own.includes(record)) };
}

/** What stands there of the person and of nobody else. */
async function readOwn(place: Place): Promise<Leaf[]> {
  const { own, others } = await readRecords(place.table);
  const known = new Set(leavesIn(others, place).map(nameOf));
  return leavesIn(own, place).filter((leaf) => !known.has(nameOf(leaf)));
}

/** By its type, what a column is given that the person has not filled, so that a new one is seen without a change here. */
function valueFor(type: string, { name }: Place, nth: number): unknown {
  const text = `Planted in ${name}`;
  const number = 198_706_000 + nth;
  const moment = new Date(number * 1000);
  const values: Record<string, unknown> = {
    text,
    varchar: text,
    _text: [text],
    bytea: Buffer.from(text),
    jsonb: JSON.stringify([text]),
    bool: true,
    int4: number,
    int8: number,
    numeric: number,
    date: moment,
    timestamptz: moment,
  };
  return values[type];
}

async function plant(place: Place, nth: number): Promise<void> {
  const { table, column, field } = place;
  const value = valueFor(tables[table]?.[column] ?? "", place, nth);
  if (field !== undefined || value === undefined || (await readOwn(place)).length > 0) return;
  const all = (await readRecords(table)).own.map(({ ctid }) => ctid);
  await pool.query(`update "${table}" set "${column}" = $2 where ctid = any($1::tid[])`, [all, value]);
}

beforeAll(async () => {
  tables = await readTables();
  person = await liveWholeLife(app);
  const { user, caller, admin, agreements } = person;
  for (const [nth, place] of places.entries()) if (place.holds !== "ours") await plant(place, nth);

  await caller.post("/api/user/export").expect(200);
  const id = await app.tokenTo(user.email, "/settings/export/");
  const { body } = await caller.get(`/api/user/exports/${id}`).responseType("blob").expect(200);
  files = unzipSync(new Uint8Array(body as Buffer));

  for (const agreement of agreements) await admin.delete(`/api/admin/documents/${agreement}`).expect(204);
  await jobs.idle();
  held = [];
  for (const { holds, ...place } of places)
    if (holds !== "ours") held.push({ ...place, holds, leaves: await readOwn(place) });
});

test("every column, and every field of what is kept as JSON, is on record", async () => {
  const names = (all: Record<string, object>) =>
    Object.entries(all).flatMap(([table, columns]) => Object.keys(columns).map((name) => `${table}.${name}`));
  const [there, recorded] = [names(tables), names(personalData)];
  const faults = [
    ...there
      .filter((name) => !recorded.includes(name))
      .map((name) => `${name} is missing in ${RECORD}: say there whose it is`),
    ...recorded.filter((name) => !there.includes(name)).map((name) => `${name} in ${RECORD} is no column`),
  ];
  const known = new Set(places.map(({ name }) => name));
  for (const { table, column } of places.filter(({ field }) => field !== undefined)) {
    const place = { name: `${table}.${column}`, table, column };
    const fields = leavesIn((await readRecords(table)).own, place).map(({ key }) => `${place.name}.${key}`);
    faults.push(
      ...fields
        .filter((name) => !known.has(name))
        .map((name) => `${name} is missing in ${RECORD}: say there whose it is`),
    );
  }
  expect([...new Set(faults)]).toEqual([]);
});

test("what is of a person holds something of this one, and what is ours does not", async () => {
  const faults = held
    .filter(({ leaves }) => leaves.length === 0)
    .map(({ name }) => `${name} is empty here: fill it in server/testing/whole-life.ts`);
  for (const place of places.filter(({ holds }) => holds === "ours")) {
    const theirs = (await readOwn(place)).filter(
      // The operator's own address is no person's.
      ({ value }) =>
        (/@/.test(String(value)) && !Object.values(testOperator).includes(String(value))) ||
        String(value).includes(NAME),
    );
    if (theirs.length > 0) faults.push(`${place.name} is not ours (${RECORD}): ${show(theirs)}`);
  }
  expect(faults).toEqual([]);
});

/** Texts of ours that this life leaves empty, or that are sentences which we wrote; of societies, what administrators know of them. */
const looked = [
  "bundle_links.token_hash",
  "documents.locked_from",
  "forgotten_files.sha256",
  "log_checkpoints.note",
  "log_head.origin",
  "log_keys.verifier_key",
  "reviews.pdf_sha256",
  "service_pricing.description",
  "societies.code",
  "societies.country",
  "societies.name",
  "societies.status",
  "ticket_links.token_hash",
  "tickets.topic",
  "waiting_invitations.sealed_token",
];

test("what is ours is no text that somebody writes: ids, hashes, keywords and numbers alone", async () => {
  const faults: string[] = [];
  for (const place of places) {
    const { name, table, column, field } = place;
    const isText = ["text", "varchar", "_text"].includes(tables[table]?.[column] ?? "");
    if (place.holds !== "ours" || !(isText || field) || looked.includes(name)) continue;
    const { own, others } = await readRecords(table);
    const texts = leavesIn([...own, ...others], place).map(({ value }) => String(value));
    const free = texts.find((text) => !/^[\w:./-]+$/.test(text));
    if (free !== undefined) faults.push(`${name} is a free text, so it is not ours (${RECORD}): ${free}`);
    if (isText && !field && texts.length === 0)
      faults.push(
        `${name} is empty here: fill it in server/testing/whole-life.ts, or look at it and list it`,
      );
  }
  expect(faults).toEqual([]);
});

test("the export has what is said to be in it, and nothing else", () => {
  const leaves = Object.entries(files).flatMap(([path, bytes]) =>
    leavesOf(path.endsWith(".json") ? JSON.parse(strFromU8(bytes)) : Buffer.from(bytes), path),
  );
  const pairs = new Set(leaves.map(nameOf));
  const texts = leaves.map(({ value }) => String(value));
  const values = new Set<unknown>([...texts, ...texts.map(Number)]);
  const isExported = (leaf: Leaf) => {
    const { value } = leaf;
    if (typeof value === "boolean") return pairs.has(nameOf(leaf));
    // Cents are exported as shillings, hundredths as percents.
    if (typeof value === "number") return values.has(value) || values.has(value / 100);
    return values.has(value) || (value.length > 12 && texts.some((text) => text.includes(value)));
  };
  const faults = held.flatMap(({ name, holds, leaves: all }) => {
    const missing = all.filter((leaf) => !isExported(leaf));
    if (holds.notExported !== undefined)
      return missing.length > 0 ? [] : [`${name} is exported, and ${RECORD} says it is not`];
    return missing.length === 0 ? [] : [`${name} is not in the export of its room: ${show(missing)}`];
  });
  expect(faults).toEqual([]);
});

test("the privacy policy tells of it", () => {
  const { blocks } = privacy.sections.find(({ id }) => id === "what-we-keep")!;
  const rows = blocks.flatMap((block) =>
    typeof block === "object" && "table" in block ? block.table.rows : [],
  );
  const faults = held.flatMap(({ name, holds: { policy, goesWith } }) => {
    const [start, words] = policy;
    const row = rows.find(([what]) => what!.startsWith(start));
    if (!row?.join(" ").includes(words))
      return [`${name} is not told of in shared/wordings/privacy/: "${start} … ${words}"`];
    const promised = /^Until .*your account/.test(row[2]!);
    return promised && goesWith !== "account" ? [`${name} stays, and the policy says it goes`] : [];
  });
  expect(faults).toEqual([]);
});

/** What should be gone by now and is not, and what is gone and should not be. */
async function findWrong(isGone: (holds: Personal) => boolean, remedy: string): Promise<string[]> {
  const wrong = [];
  for (const { holds, leaves, ...place } of held) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from "${place.table}"`);
    const there = new Set(leavesIn(rows, place).map(nameOf));
    const left = leaves.filter((leaf) => there.has(nameOf(leaf)));
    if (isGone(holds) && left.length > 0)
      wrong.push(`${place.name} is still there, ${remedy}: ${show(left)}`);
    if (!isGone(holds) && left.length === 0) wrong.push(`${place.name} is gone, and ${RECORD} says it stays`);
  }
  return wrong;
}

test("with the account goes all that is said to go with it, and nothing else", async () => {
  const { user, admin } = person;
  await admin.delete(`/api/admin/users/${user.id}`).send({ password: PASSWORD }).expect(204);
  await jobs.idle();
  expect(await findWrong(({ goesWith }) => goesWith === "account", "blankUser leaves it")).toEqual([]);
});

test("with the documents goes all that is said to go with them, and nothing else", async () => {
  app.clock.pass(30 * DAY);
  await purgeDocuments(app.deps);
  await purgeHiddenDocuments(app.deps);
  await jobs.idle();
  held = held.filter(({ holds }) => holds.goesWith !== "account");
  const remedy = "it lacks a foreign key that deletes it with the document";
  expect(await findWrong(({ goesWith }) => goesWith === "document", remedy)).toEqual([]);

  // What jobs know of mails is forgotten by the clock: see `server/jobs/queue.ts`.
  const found = [...(await tablesWith(app, NAME)), ...(await tablesWith(app, person.user.email))];
  const staying = held
    .filter(({ holds }) => holds.goesWith !== "document")
    .map(({ table }) => `public.${table}`);
  expect(found.filter((table) => table.startsWith("public.") && !staying.includes(table))).toEqual([]);
});
