import { withoutGuard } from "#client/lib/read-table";
import { SplitSheetBody, type SplitSheetInput } from "#shared/contract/split-sheet";

/** Most songs of one file. */
export const MOST_WORKS = 200;

export type ReadWorks = {
  /** `id` is made as the file is read: trying again makes no song twice. */
  songs: { id: string; line: number; content: SplitSheetInput }[];
  /** Rows that cannot be taken, and why; counted from 1 with the heading. */
  refused: { line: number; why: string }[];
};

/** What our own spreadsheet and others call the columns, in small letters alone. */
const headings = {
  workid: "work",
  title: "title",
  songtitle: "title",
  primarytitle: "title",
  row: "kind",
  artist: "artist",
  recordingartistname: "artist",
  isrc: "isrc",
  recordingisrc: "isrc",
  label: "label",
  name: "name",
  writer: "name",
  lastname: "last",
  writerlastname: "last",
  firstname: "first",
  writerfirstname: "first",
  email: "email",
  role: "role",
  writerrolecode: "role",
  shareofsong: "share",
  share: "share",
  percentage: "share",
} as const;
type Column = (typeof headings)[keyof typeof headings];
type Row = Partial<Record<Column, string>>;

const roles: Record<string, string> = { CA: "Songwriter", C: "Composer", A: "Lyricist", AR: "Arranger" };

/** A table of works, a row for each writer; rows of one work number or title are one song. Null where no column has the titles. */
export function readWorks([heading = [], ...rows]: string[][]): ReadWorks | null {
  const columns = heading.map(
    (name): Column | undefined =>
      headings[name.toLowerCase().replace(/[^a-z]/g, "") as keyof typeof headings],
  );
  if (!columns.includes("title")) return null;
  const read: ReadWorks = { songs: [], refused: [] };
  const works = new Map<string, { line: number; rows: Row[] }>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const row: Row = {};
    for (const [at, column] of columns.entries())
      if (column) row[column] ??= withoutGuard(cells[at] ?? "").trim();
    const line = index + 2;
    const key = row.work || row.title;
    if (!key) read.refused.push({ line, why: "It has no title" });
    else if (row.kind?.toLowerCase() === "publisher")
      read.refused.push({ line, why: "Publishers are noted on the song, under For registration" });
    else {
      const work = works.get(key) ?? { line, rows: [] };
      work.rows.push(row);
      works.set(key, work);
    }
  }
  for (const { line, rows: ofSong } of works.values()) {
    const content = contentOf(ofSong);
    const { error } = SplitSheetBody.safeParse(content);
    if (error) read.refused.push({ line, why: error.issues[0]?.message ?? "" });
    else if (read.songs.length === MOST_WORKS)
      read.refused.push({ line, why: `A file takes ${MOST_WORKS} songs` });
    else read.songs.push({ id: crypto.randomUUID(), line, content });
  }
  return { ...read, refused: read.refused.toSorted((one, other) => one.line - other.line) };
}

function contentOf(rows: Row[]): SplitSheetInput {
  const first = (column: Column) => rows.map((row) => row[column]).find(Boolean) ?? "";
  const writers = rows.filter(({ name, last, first: given }) => name || last || given);
  const nameOf = ({ name, last = "", first: given = "" }: Row) => name || `${given} ${last}`.trim();
  return {
    songTitle: first("title"),
    artistName: first("artist") || (writers[0] ? nameOf(writers[0]) : ""),
    isrc: first("isrc"),
    label: first("label"),
    publishingRightsCollaborators: writers.map((row) => ({
      name: nameOf(row),
      email: row.email ?? "",
      role: roles[(row.role ?? "").toUpperCase()] ?? (row.role || "Songwriter"),
      percentage: Number((row.share ?? "").replace("%", "").replace(",", ".") || NaN),
    })),
  };
}
