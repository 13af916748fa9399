import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/db/migrate";
import { createTestDatabase } from "#server/testing/database";

const run = promisify(execFile);
const project = join(import.meta.dirname, "../..");
const migrations = join(project, "migrations");

type Entry = { idx: number; tag: string; when: number };
const entries = readJournal(migrations);

function readJournal(folder: string): Entry[] {
  return (JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: Entry[] })
    .entries;
}

/** A copy of the migrations with more at the end, each so many milliseconds after the last of ours. */
function withMore(...more: (readonly [tag: string, after: number])[]): string {
  const folder = mkdtempSync(join(tmpdir(), "sahihi-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrations, folder, { recursive: true });
  const added = more.map(([tag, after]) => ({ tag, when: entries.at(-1)!.when + after }));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries: [...entries, ...added] }));
  for (const { tag } of added) writeFileSync(join(folder, `${tag}.sql`), `create table "${tag}" ()`);
  return folder;
}

async function ownDatabase() {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  const has = async (table: string) => (await client.query("select to_regclass($1) as found", [table])).rows;
  return { url: database.url, client, has };
}

describe("a database", () => {
  test("that an older version made is refused in a sentence that says what to do", async () => {
    const { url, client } = await ownDatabase();
    await client.query("update drizzle.__drizzle_migrations set created_at = 1795221859848");
    await expect(migrate({ url })).rejects.toThrow(
      /^This database was made by an older version.*DATABASE_URL.*\.$/,
    );
  });

  test("that a newer migration has overtaken is refused by the name of the one it lacks", async () => {
    const { url, has } = await ownDatabase();
    await migrate({ url }, withMore(["0001_theirs", 2]));
    const merged = withMore(["0001_ours", 1], ["0001_theirs", 2], ["0002_next", 3]);
    await expect(migrate({ url }, merged)).rejects.toThrow(
      /^The migration 0001_ours was never applied .*CONTRIBUTING\.md.*\.$/,
    );
    expect(await has("0002_next")).toEqual([{ found: null }]);
  });

  test("that a newer version has changed serves this one, too", async () => {
    const { url, has } = await ownDatabase();
    await migrate({ url }, withMore(["0001_next", 1]));
    await migrate({ url });
    expect(await has("0001_next")).toEqual([{ found: '"0001_next"' }]);
  });
});

describe("migrations/", () => {
  // In a process of its own: drizzle-kit adds to the prototype of arrays, and pdf.js refuses to read where somebody has.
  test("says what the tables say: generating a migration writes nothing", async () => {
    const out = withMore();
    const before = readdirSync(out, { recursive: true }).toSorted();
    const args = [
      "generate",
      "--dialect=postgresql",
      "--schema=./server/db/tables/*.ts",
      `--out=${relative(project, out)}`,
    ];
    const { stdout } = await run(join(project, "node_modules/.bin/drizzle-kit"), args, { cwd: project });
    expect(stdout, "Run npm run db:generate -- --name what_changes").toContain("No schema changes");
    expect(readdirSync(out, { recursive: true }).toSorted()).toEqual(before);
  });

  test("lists what is there, the newest last", () => {
    const files = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
    expect(entries).toEqual(entries.toSorted((one, other) => one.when - other.when));
  });
});
