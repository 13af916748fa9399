import {
  headingOf,
  isNameless,
  keyOf,
  nameOf,
  rowsOf,
  unreadIn,
  type Heading,
  type Row,
} from "#client/features/registration/works-columns";
import { readTable, SEPARATORS } from "#client/lib/read-table";
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
  /** What of the file is not read. */
  notes: string[];
};

const roles: Record<string, string> = { CA: "Songwriter", C: "Composer", A: "Lyricist", AR: "Arranger" };

/** The table of a file of text, by the separator that its columns are found with. */
export function tableOfText(text: string): string[][] {
  const guessed = readTable(text);
  const known = (table: string[][]) => headingOf(table)?.known ?? 0;
  if (known(guessed) === COLUMNS_NEEDED) return guessed;
  const tables = [guessed, ...SEPARATORS.map((separator) => readTable(text, separator))];
  return tables.toSorted((one, other) => known(other) - known(one))[0]!;
}

/** A title, a writer, a share. */
const COLUMNS_NEEDED = 3;

/** Of the sheets of a workbook the first with songs, and a word of the others that have some, too. */
export function readWorkbook(sheets: readonly { sheet: string; table: string[][] }[]): ReadWorks | null {
  const read = sheets.flatMap(({ sheet, table }) => {
    const works = readWorks(table);
    return works ? [{ sheet, works, known: headingOf(table)?.known ?? 0 }] : [];
  });
  const [fullest] = read.toSorted((one, other) => other.known - one.known);
  const chosen = read.find(({ works }) => works.songs.length > 0) ?? fullest;
  if (!chosen) return null;
  const others = read.filter(
    ({ works, known }) =>
      works !== chosen.works && (works.songs.length > 0 || (known > 1 && works.refused.length > 0)),
  );
  const notes = others.map(
    ({ sheet }) => `The sheet “${sheet}” is not read. Please bring it in a file of its own.`,
  );
  return { ...chosen.works, notes: [...notes, ...chosen.works.notes] };
}

/**
 * A table of works, a row for each writer, or a work's writers side by side; rows of one work number or title are one song, and one
 * without either is of the song above it. Null where no column has the titles.
 */
export function readWorks(table: string[][]): ReadWorks | null {
  const heading = headingOf(table);
  if (!heading) return null;
  const read: ReadWorks = { songs: [], contacts: [], refused: [], notes: [] };
  const unread = unreadIn(table, heading.at, heading.columns);
  if (unread.length > 0)
    read.notes.push(
      `Not read: ${unread.join(", ")}. A column of writers is called Writer, Composer or Lyricist.`,
    );
  for (const { line, rows: ofSong } of worksOf(read, table, heading)) {
    const wrong = wrongIn(ofSong);
    const content = contentOf(ofSong);
    const { error } = SplitSheetBody.safeParse(content);
    if (wrong.length > 0) read.refused.push(...wrong);
    else if (error) read.refused.push(...faultsOf(error.issues, line, ofSong));
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

type Work = { line: number; rows: Row[] };

function worksOf(
  read: ReadWorks,
  table: string[][],
  { at, columns }: { at: number; columns: Heading[] },
): Iterable<Work> {
  const works = new Map<string, Work>();
  let current = { song: "", title: "" };
  for (const [index, cells] of table.entries()) {
    if (index <= at) continue;
    const isEmpty = cells.every((cell) => cell.trim() === "");
    // Whoever stands below an empty row is of no song above it.
    if (isEmpty) current = { song: "", title: "" };
    for (const row of isEmpty ? [] : rowsOf(columns, cells, index + 1)) {
      // A work number may stand in the first row of its song alone, and the title in each.
      const goesOn = !row.work && row.title === current.title;
      const song = row.work || (goesOn ? current.song : row.title) || current.song;
      current = { song, title: row.title || (song === current.song ? current.title : "") };
      takeRow(read, works, song, row);
    }
  }
  return works.values();
}

/** What nobody can tell of a song, by its rows. */
function wrongIn(rows: readonly Row[]): ReadWorks["refused"] {
  const title = rows.find((row) => row.title)?.title ?? "";
  const writers = new Set(writerRows(rows).map((row) => keyOf(nameOf(row))));
  const isThere = (name: string) =>
    writers.has(keyOf(name)) || name.split(SEVERAL).every((one) => writers.has(keyOf(one)));
  return rows.flatMap((row) => {
    const name = nameOf(row);
    const beside = row.others.find((other) => !isThere(other));
    const why =
      row.wrong ??
      (row.title && row.title.toLowerCase() !== title.toLowerCase()
        ? `Its Work ID is that of “${title}”. Please give each song its own`
        : isNameless(row)
          ? "It names no writer. Please write the name"
          : SEVERAL.test(name) && !row.kind
            ? `“${name}” looks like several writers. Please give each a row and a share, first name first and without a comma`
            : beside !== undefined
              ? `It names ${beside} beside ${name}. Please give each a row and a share`
              : undefined);
    return why === undefined ? [] : [{ line: row.line, why: `is left out: ${why}` }];
  });
}

/** Between the names of several in one cell. What says of a row whose it is, as our own spreadsheet does, has one in each. */
const SEVERAL = /[;/|&+]|,(?!\s?(?:Jr|Sr)\b)|\s(?:and|na|ft\.?|feat\.?|featuring)\s/i;

function takeRow({ refused }: ReadWorks, works: Map<string, Work>, song: string, row: Row): void {
  const { line } = row;
  if (song === "") {
    refused.push({ line, why: "is left out: It has no title" });
    return;
  }
  const above = works.get(song)?.rows ?? [];
  const publishes = isPublisher(row) ? publishedBy(row, above) : [];
  const other = publishes.find(({ publisher }) => publisher && publisher !== nameOf(row));
  if (other) {
    const why = `is left out: ${nameOf(other)} has ${other.publisher} as publisher. Please add a second on the song’s page`;
    refused.push({ line, why });
  }
  for (const writer of other ? [] : publishes)
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
    const isTwice =
      ofWriters && index === undefined && rows.some(({ work }) => !work) && standsTwice(writers);
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

const writerRows = (rows: readonly Row[]) => rows.filter((row) => nameOf(row) !== "");

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
  const first = (column: "title" | "artist" | "isrc" | "label"): string =>
    rows.map((row) => row[column]).find(Boolean) ?? "";
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
