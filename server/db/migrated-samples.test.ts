import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/db/migrate";
import { createTestDatabase } from "#server/testing/database";
import { insertRecords, readFolder } from "#server/testing/stored-documents/records";
import { noRecording, noSong } from "#shared/domain/registration/registration";

const migrations = join(import.meta.dirname, "../../migrations");

/** The migrations of an older version: those up to the one that is named. */
function upTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), "sahihi-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrations, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  const place = entries.findIndex(({ tag }) => tag === last);
  writeFileSync(journal, JSON.stringify({ entries: entries.slice(0, place + 1) }));
  return folder;
}

/** A database as an older version left it. */
async function databaseAt(last: string) {
  const { url, drop } = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query("drop schema drizzle, shown, public cascade; create schema public");
  await migrate({ url }, upTo(last));
  return { url, client };
}

const samples = [{ title: "Malaika", artist: "Fadhili", owners: "Fadhili William", cleared: true }];
const owners = [{ name: "DJ Kito", share: 10_000 }];

test("samples and owners that were noted beside a sheet are on its working copy, and nowhere in what was signed", async () => {
  const { url, client } = await databaseAt("0026_unfinished_forms");
  const sheets = (await readFolder("04")).filter(({ name }) => name.startsWith("split-sheet"));
  const idOf = (wanted: string) =>
    String(sheets.find(({ name }) => name === wanted)!.stored.documents[0]!["id"]);
  for (const { name, stored } of sheets) {
    await client.query(
      `insert into users (id, email, password_hash, first_name, last_name, created_at)
       values ($1, $2, '', 'Amina', 'Wanjiru', now()) on conflict do nothing`,
      [stored.documents[0]!["owner_id"], `${idOf(name)}@old.example`],
    );
    await insertRecords(client, stored);
  }
  const note = (name: string, record: object) =>
    client.query("insert into registrations (document_id, record) values ($1, $2)", [idOf(name), record]);
  const ai = { ...noSong.ai, mix: "assisted", tool: "Moises" };
  const recordings = [noRecording, { ...noRecording, version: "Remix", owners }];
  await note("split-sheet-signed", { song: { ...noSong, samples, ai }, recordings, people: [] });
  await note("split-sheet-draft", {
    song: { ...noSong, iswc: "T-034.524.680-1" },
    recordings: [noRecording],
    people: [],
  });
  const canonicals = async () =>
    (await client.query("select canonical, sha256 from document_versions order by id")).rows;
  const before = await canonicals();

  await migrate({ url });

  expect(await canonicals()).toEqual(before);
  const declaredOn = async (name: string) => {
    const { rows } = await client.query<{ content: { declared?: object } }>(
      "select content from documents where id = $1",
      [idOf(name)],
    );
    return rows[0]!.content.declared;
  };
  expect(await declaredOn("split-sheet-signed")).toEqual({
    samples,
    ai,
    recordings: [{ title: "", version: "Remix", owners }],
  });
  expect(await declaredOn("split-sheet-draft")).toBeUndefined();
  expect(await declaredOn("split-sheet-sent")).toBeUndefined();
});
