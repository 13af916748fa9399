import { withoutGuard } from "#client/lib/read-table";
import { contactOfRow } from "#shared/contract/contact-table";
import { ContactBody, type ContactInput } from "#shared/contract/contacts";
import { SplitSheetBody, type SplitSheetInput } from "#shared/contract/split-sheet";

/** Most songs of one file. */
export const MOST_WORKS = 200;

export type ReadWorks = {
  /** `id` is made as the file is read: trying again makes no song twice. */
  songs: { id: string; line: number; content: SplitSheetInput }[];
  /** What the file says of the writers of these songs beside their names: numbers, societies, publishers. */
  contacts: ContactInput[];
  /** What cannot be taken, and why; by rows counted from 1 with the heading. */
  refused: { line: number; why: string }[];
};

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
  songwriter: "author",
  composer: "author",
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
type Row = Partial<Record<Column, string>> & { line: number };
/** What a column holds, and of which of several writers who stand side by side. */
type Heading = { column: Column; writer: string } | undefined;

const ofTheSong: readonly Column[] = ["work", "title", "kind", "artist", "isrc", "label"];
/** Above the names of the columns a catalogue may say whose it is. */
const MOST_ABOVE = 20;

const roles: Record<string, string> = { CA: "Songwriter", C: "Composer", A: "Lyricist", AR: "Arranger" };

/**
 * A table of works, a row for each writer, or a work's writers side by side; rows of one work number or title are one song, and one
 * without either is of the song above it. Null where no column has the titles.
 */
export function readWorks(table: string[][]): ReadWorks | null {
  const above = table.slice(0, MOST_ABOVE).findIndex((cells) => hasTitle(columnsOf(cells)));
  if (above < 0) return null;
  const columns = columnsOf(table[above]!);
  const read: ReadWorks = { songs: [], contacts: [], refused: [] };
  const works = new Map<string, { line: number; rows: Row[] }>();
  let current = "";
  for (const [index, cells] of table.entries()) {
    if (index <= above) continue;
    const isEmpty = cells.every((cell) => cell.trim() === "");
    // Whoever stands below an empty row is of no song above it.
    if (isEmpty) current = "";
    for (const row of isEmpty ? [] : rowsOf(columns, cells, index + 1)) {
      current = row.work || row.title || current;
      takeRow(read, works, current, row);
    }
  }
  for (const { line, rows: ofSong } of works.values()) {
    const content = contentOf(ofSong);
    const { error } = SplitSheetBody.safeParse(content);
    if (error) read.refused.push(...faultsOf(error.issues, line, ofSong));
    else if (read.songs.length === MOST_WORKS) {
      const why = `and the songs below it are left out: A file takes ${MOST_WORKS} songs. Please bring them in another`;
      read.refused.push({ line, why });
      break;
    } else {
      read.songs.push({ id: crypto.randomUUID(), line, content });
      for (const row of ofSong) noteWriter(read, row);
    }
  }
  return { ...read, refused: read.refused.toSorted((one, other) => one.line - other.line) };
}

function takeRow(
  { refused }: ReadWorks,
  works: Map<string, { line: number; rows: Row[] }>,
  song: string,
  row: Row,
): void {
  const { line } = row;
  if (song === "") {
    refused.push({ line, why: "is left out: It has no title" });
    return;
  }
  const above = works.get(song)?.rows ?? [];
  const publishes = isPublisher(row) ? publishedBy(row, above) : [];
  for (const writer of publishes)
    Object.assign(writer, {
      publisher: row.last || row.name,
      publisherIpi: row.ipi,
      publisherSociety: row.performing,
      publisherKind: row.role?.toUpperCase() === "AM" ? "administrator" : "publisher",
    });
  // One with a share of its own is a line of the sheet, and any other a note of its writers.
  if (!isPublisher(row) || row.share) {
    const work = works.get(song) ?? { line, rows: [] };
    work.rows.push(row);
    works.set(song, work);
  } else if (publishes.length === 0)
    refused.push({ line, why: "is left out: No row above says whose publisher it is" });
}

/** Who wrote the song stands in a column of composers only where no other has the writers. */
function columnsOf(heading: readonly string[]): Heading[] {
  const columns = heading.map((name) => ({
    column: columnCalled(name),
    // "Share (100%)" numbers nobody.
    writer: /(?<!\d)\d{1,2}(?!\d)/.exec(name)?.[0] ?? "1",
  }));
  const hasWriters = columns.some(({ column }) => column === "name" || column === "last");
  return columns.map(({ column, writer }): Heading => {
    if (!column || (column === "author" && hasWriters)) return undefined;
    return {
      column: column === "author" ? "name" : column,
      writer: ofTheSong.includes(column) ? "" : writer,
    };
  });
}

const hasTitle = (columns: readonly Heading[]) => columns.some((one) => one?.column === "title");

/** "Writer 2 IPI" is an IPI. */
function columnCalled(name: string): Column | undefined {
  const letters = name.toLowerCase().replace(/[^a-z]/g, "");
  const known = (called: string) =>
    Object.hasOwn(headings, called) ? headings[called as keyof typeof headings] : undefined;
  return known(letters) ?? known(letters.replace(/^(?:writer|songwriter|composer)/, ""));
}

/** One row, or one for each of the writers who stand side by side in it. */
function rowsOf(columns: readonly Heading[], cells: readonly string[], line: number): Row[] {
  const of = (...writers: string[]) => {
    const row: Row = { line };
    for (const [at, heading] of columns.entries())
      if (heading && writers.includes(heading.writer))
        row[heading.column] ||= withoutGuard(cells[at] ?? "").trim();
    return row;
  };
  const writers = [...new Set(columns.flatMap((one) => (one && one.writer !== "" ? [one.writer] : [])))];
  if (writers.length < 2) return [of("", ...writers)];
  const named = writers.map((writer) => of("", writer)).filter((row) => nameOf(row) !== "");
  return named.length > 0 ? named : [of("")];
}

const isPublisher = ({ kind }: Row) => kind?.toLowerCase() === "publisher";

/** The writers above that a publisher names; who stands next above it, where it names none and has no share of its own. */
function publishedBy({ publisherOf, share }: Row, above: readonly Row[]): Row[] {
  const writers = above.filter((row) => !isPublisher(row));
  const names = publisherOf?.split(";").map((name) => name.trim()) ?? [];
  const named = writers.filter((row) => names.includes(nameOf(row)));
  return named.length > 0 || share ? named : writers.slice(-1);
}

/** Each fault with the row that it stands in; the song's first row where it is of the whole song. */
function faultsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  line: number,
  rows: readonly Row[],
): ReadWorks["refused"] {
  const writers = writerRows(rows);
  const told = issues.map(({ path: [list, index], message }) => {
    const ofWriters = list === "publishingRightsCollaborators";
    const isTwice = ofWriters && index === undefined && !rows[0]?.work && standsTwice(writers);
    const isBelow = ofWriters && index === undefined && rows.some(({ work, title }) => !work && !title);
    const hint = isTwice
      ? ". If these are two songs of one title, please give each its Work ID"
      : isBelow
        ? ". Its rows without a title count to it"
        : "";
    return {
      line: (ofWriters && writers[Number(index)]?.line) || line,
      why: `is left out: ${message}${hint}`,
    };
  });
  return [...new Map(told.map((one) => [`${one.line} ${one.why}`, one])).values()];
}

const standsTwice = (writers: readonly Row[]) => new Set(writers.map(nameOf)).size < writers.length;

/** What stands in no split sheet goes to the owner's contacts, and from there to the song's page for registration. */
function noteWriter({ contacts, refused }: ReadWorks, row: Row): void {
  const { legalName, ipi, isni, performing, mechanical, publisher, publisherIpi, publisherSociety } = row;
  const said = [legalName, ipi, isni, performing, mechanical, publisher];
  const name = nameOf(row);
  if (name === "" || !said.some(Boolean)) return;
  const { data, error } = ContactBody.safeParse(
    contactOfRow({
      name,
      email: row.email,
      legalName: legalName || (row.last && row.first ? `${row.last}, ${row.first}` : undefined),
      ipiNameNumber: ipi,
      isni,
      performingSociety: performing,
      mechanicalSociety: mechanical,
      publisher,
      publisherIpi,
      publisherSociety,
      publisherKind: row.publisherKind,
    }),
  );
  if (data) contacts.push(data);
  else
    refused.push({
      line: row.line,
      why: `comes without the numbers of ${name}: ${error.issues[0]?.message ?? ""}`,
    });
}

const nameOf = ({ name, last = "", first = "" }: Row) => name || `${first} ${last}`.trim();

const writerRows = (rows: readonly Row[]) => rows.filter(({ name, last, first }) => name || last || first);

/** In percent. A cell that is shown as 50% holds 0.5: shares that total about 1 are such cells. */
function sharesOf(writers: readonly Row[]): number[] {
  const read = writers.map(({ share = "" }) => Number(share.replace("%", "").replace(",", ".") || NaN));
  const total = read.reduce((sum, share) => sum + share, 0);
  return read.map((share) => asComputed(total <= 2 ? share * 100 : share));
}

/** A workbook computes 66.67 as 66.67000000000002. */
function asComputed(share: number): number {
  const rounded = Math.round(share * 100) / 100;
  return Math.abs(rounded - share) < 1e-6 ? rounded : share;
}

function contentOf(rows: Row[]): SplitSheetInput {
  const first = (column: Column): string => rows.map((row) => row[column]).find(Boolean) ?? "";
  const writers = writerRows(rows);
  const shares = sharesOf(writers);
  return {
    songTitle: first("title"),
    artistName: first("artist") || (writers[0] ? nameOf(writers[0]) : ""),
    isrc: first("isrc"),
    label: first("label"),
    publishingRightsCollaborators: writers.map((row, index) => ({
      name: nameOf(row),
      email: row.email ?? "",
      role: isPublisher(row)
        ? "Publisher"
        : (roles[(row.role ?? "").toUpperCase()] ?? (row.role || "Songwriter")),
      percentage: shares[index]!,
    })),
  };
}
