import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Client } from "pg";
import type { TestApp } from "#server/testing/app";

type Values = Record<string, unknown>;
/** What the tables hold of one document: its records by table. */
export type StoredDocument = Record<keyof typeof tables, Values[]>;

/** The tables a document stands in, in the order they can be filled; without the columns that Postgres fills itself. */
const tables = {
  documents: "select to_jsonb(t) as record from documents t where id = $1",
  document_versions: "select to_jsonb(t) as record from document_versions t where document_id = $1",
  document_edits: `select to_jsonb(t) as record from document_edits t where document_id = $1
    order by number desc limit 1`,
  signers: "select to_jsonb(t) as record from signers t where document_id = $1 order by position",
  signatures: `select to_jsonb(t) as record from signatures t join signers s on s.id = t.signer_id
    where s.document_id = $1 order by s.position`,
  audit_events:
    "select to_jsonb(t) - 'id' as record from audit_events t where document_id = $1 order by position",
  search_entries:
    "select to_jsonb(t) - '{number,terms}'::text[] as record from search_entries t where document_id = $1",
};
const tableNames = Object.keys(tables) as (keyof typeof tables)[];

/** The folders beside this file, the oldest first. */
export async function storedFolders(): Promise<string[]> {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

export async function readFolder(folder: string): Promise<{ name: string; stored: StoredDocument }[]> {
  const files = await readdir(join(import.meta.dirname, folder));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      name: basename(file, ".json"),
      stored: JSON.parse(await readFile(join(import.meta.dirname, folder, file), "utf8")) as StoredDocument,
    })),
  );
}

export async function readRecords({ deps: { pool } }: TestApp, id: string): Promise<StoredDocument> {
  const stored: Partial<StoredDocument> = {};
  for (const table of tableNames) {
    const { rows } = await pool.query<{ record: Values }>(tables[table], [id]);
    // What the database makes of the rest itself is not stored.
    stored[table] = rows.map(({ record: { searched: _searched, ...record } }) => record);
  }
  return stored as StoredDocument;
}

export async function insertRecords(db: Pick<Client, "query">, stored: StoredDocument): Promise<void> {
  for (const table of tableNames) {
    for (const record of stored[table]) {
      const columns = Object.keys(record).join(", ");
      await db.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [JSON.stringify(record)],
      );
    }
  }
}
