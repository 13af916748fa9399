import { withoutGuard } from "#client/lib/read-table";

/** What our own spreadsheet and others call the columns, in small letters alone. */
const headings = {
  workid: "work",
  title: "title",
  song: "title",
  songname: "title",
  songtitle: "title",
  worktitle: "title",
  track: "title",
  trackname: "title",
  tracktitle: "title",
  primarytitle: "title",
  row: "kind",
  artist: "artist",
  artistname: "artist",
  recordingartistname: "artist",
  isrc: "isrc",
  recordingisrc: "isrc",
  label: "label",
  name: "name",
  writer: "name",
  writername: "name",
  names: "name",
  writtenby: "author",
  wordsby: "author",
  lyricsby: "author",
  musicby: "author",
  last: "last",
  lastname: "last",
  surname: "last",
  first: "first",
  firstname: "first",
  email: "email",
  emailaddress: "email",
  role: "role",
  rolecode: "role",
  shareofsong: "share",
  share: "share",
  split: "share",
  publishingshare: "share",
  percentage: "share",
  percent: "share",
  collectionshare: "share",
  legalname: "legalName",
  ipi: "ipi",
  ipinamenumber: "ipi",
  ipinumber: "ipi",
  isni: "isni",
  society: "performing",
  pro: "performing",
  performingsociety: "performing",
  mechanicalsociety: "mechanical",
  publisher: "publisher",
  publishername: "publisher",
  publisheripi: "publisherIpi",
  publisheripinumber: "publisherIpi",
  publishersociety: "publisherSociety",
  publisherof: "publisherOf",
  publisherkind: "publisherKind",
} as const;
type Column = (typeof headings)[keyof typeof headings];

/** `others` are named in columns beside that of its writer; `wrong` is why nobody can tell what it says. */
export type Row = Partial<Record<Column, string>> & { line: number; others: string[]; wrong?: string };
/** What a column holds, of which of several writers who stand side by side, and as what it calls them. */
export type Heading = { column: Column; writer: string; role: string } | undefined;

const ofTheSong: readonly Column[] = ["work", "title", "kind", "artist", "isrc", "label"];
const naming: readonly Column[] = ["name", "author", "last", "first", "legalName"];
/** Above the names of the columns a catalogue may say whose it is. */
const MOST_ABOVE = 20;

/** Where a table has the names of its columns, and how many it has of a title, a writer and a share: the first row with most. */
export function headingOf(table: readonly string[][]) {
  let best = { at: -1, known: 0, columns: [] as Heading[] };
  for (const [at, cells] of table.slice(0, MOST_ABOVE).entries()) {
    const columns = columnsOf(cells);
    const has = (...any: Column[]) => columns.some((one) => one && any.includes(one.column));
    const known = [has("title"), has(...naming), has("share")].filter(Boolean).length;
    if (has("title") && known > best.known) best = { at, known, columns };
  }
  return best.at < 0 ? null : best;
}

function columnsOf(heading: readonly string[]): Heading[] {
  const columns = heading.map((name): Heading => {
    const called = columnCalled(name);
    // "Share (100%)" numbers nobody.
    const number = /(?<!\d)\d{1,2}(?!\d)/.exec(name)?.[0] ?? "1";
    return called && { ...called, writer: ofTheSong.includes(called.column) ? "" : number };
  });
  const named = new Set(columns.flatMap((one) => (one && naming.includes(one.column) ? [one.writer] : [])));
  return columns.map((one) => (one && (one.writer === "" || named.has(one.writer)) ? one : undefined));
}

const WRITERS =
  /^(?:co)?(?:(?:songwriter|writer|composer|author|lyricist|arranger)s?(?:and)?)+(?:full)?(?:names?)?$/;
const ONE_WRITER = /^(?:co)?(?:songwriter|writer|composer|author|lyricist|arranger)/;

/** "Writer 2 IPI" is an IPI. */
function columnCalled(name: string): { column: Column; role: string } | undefined {
  const letters = name.toLowerCase().replace(/[^a-z]/g, "");
  const known = (called: string) =>
    Object.hasOwn(headings, called) ? headings[called as keyof typeof headings] : undefined;
  const ofWriter = letters.replace(ONE_WRITER, "");
  const column =
    known(letters) ??
    (WRITERS.test(letters) ? "author" : (known(ofWriter) ?? known(ofWriter.replace(/^s/, ""))));
  return column && { column, role: column === "author" ? roleIn(letters) : "" };
}

function roleIn(heading: string): string {
  const music = /composer|music/.test(heading);
  const words = /author|lyric|words/.test(heading);
  if (music !== words) return music ? "Composer" : "Lyricist";
  return !music && heading.includes("arranger") ? "Arranger" : "";
}

/** One row, or one for each of the writers who stand side by side in it. */
export function rowsOf(columns: readonly Heading[], cells: readonly string[], line: number): Row[] {
  const wrong = isBroken(columns, cells) ? BROKEN : undefined;
  const of = (...writers: string[]) => ({ ...rowOf(columns, cells, line, writers), ...(wrong && { wrong }) });
  const writers = [...new Set(columns.flatMap((one) => (one && one.writer !== "" ? [one.writer] : [])))];
  if (writers.length < 2) return [of("", ...writers)];
  const named = writers
    .map((writer) => of("", writer))
    .filter((row) => nameOf(row) !== "" || isNameless(row));
  return named.length > 0 ? named : [of("")];
}

function rowOf(columns: readonly Heading[], cells: readonly string[], line: number, writers: string[]): Row {
  const row: Row = { line, others: [] };
  const named: { name: string; role: string }[] = [];
  for (const [at, heading] of columns.entries()) {
    const cell = withoutGuard(cells[at] ?? "").trim();
    if (!heading || cell === "" || !writers.includes(heading.writer)) continue;
    const { column, role } = heading;
    if (column === "name") named.unshift({ name: cell, role });
    else if (column === "author") named.push({ name: cell, role });
    else if (column === "share" && row.share && row.share !== cell)
      row.wrong = "It has two shares. Please keep one column of shares for each writer";
    else row[column] ||= cell;
    if (column === "name") row.name ||= cell;
  }
  if (nameOf(row) === "" && named[0]) row.name = named[0].name;
  const own = keyOf(nameOf(row));
  const roles = new Set(
    named.filter(({ name, role }) => role && keyOf(name) === own).map(({ role }) => role),
  );
  const [role] = roles;
  if (roles.size === 1 && role) row.role ||= role;
  row.others = named.map(({ name }) => name).filter((name) => keyOf(name) !== own);
  return row;
}

const BROKEN =
  "It has a line break within a cell. Please take it out, and close each quotation mark that is open";

/** A quotation mark that stays open takes the rows below into its cell; in a column that is not read, their separators show it. */
function isBroken(columns: readonly Heading[], cells: readonly string[]): boolean {
  const takesRow = (cell: string) =>
    [",", ";", "\t"].some((separator) => cell.split(separator).length >= columns.length);
  return cells.some(
    (cell, at) => /[\r\n]/.test(cell.trim()) && (columns[at] !== undefined || takesRow(cell)),
  );
}

/** The columns with something in them that nobody reads, as the heading calls them. */
export function unreadIn(table: readonly string[][], at: number, columns: readonly Heading[]): string[] {
  const width = Math.max(...table.map((cells) => cells.length));
  const unread = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !columns[index] && table.some((cells, row) => row > at && (cells[index] ?? "").trim() !== ""),
  );
  return unread.map((index) => {
    const name = (table[at]?.[index] ?? "").replace(/\s+/g, " ").trim();
    return name === "" ? `column ${index + 1}` : `“${name}”`;
  });
}

export const nameOf = ({ name, last = "", first = "", legalName = "" }: Row) =>
  name || `${first} ${last}`.trim() || legalName;

/** Somebody is meant, and nobody is named. */
export const isNameless = (row: Row) =>
  !row.kind && nameOf(row) === "" && Boolean(row.email || row.ipi || row.isni || row.publisher);

/** "Wanjiru, Amina" is Amina Wanjiru. */
export const keyOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .toSorted()
    .join(" ")
    .trim();
