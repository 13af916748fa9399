/** Our files have an apostrophe before what a spreadsheet would run as a formula. */
export const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, "");

/** In UTF-8, or as spreadsheets write it for themselves: "Unicode text", and plain CSV in the letters of a Western Windows. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le");
  try {
    return decode("utf-8");
  } catch {
    return decode("windows-1252");
  }
}

/** Spreadsheets write semicolons where the comma is decimal. */
export const SEPARATORS = [",", ";", "\t"] as const;
type Separator = (typeof SEPARATORS)[number];

/** RFC 4180; where nobody says by what it is separated, it is what the first line with one has most of. */
export function readTable(file: string, separatedBy?: Separator): string[][] {
  // "sep=;" tells spreadsheets what the heading tells us.
  const text = file.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, "");
  const separator = separatedBy ?? separatorOf(text);
  const rows: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`, "gy");
  for (const [, cell = "", end = ""] of text.matchAll(cells)) {
    rows.at(-1)!.push(isQuoted(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "") break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}

function separatorOf(text: string): Separator {
  const firstLine = /^[^\r\n]*[,;\t][^\r\n]*/m.exec(text)?.[0] ?? "";
  return SEPARATORS.reduce((best, mark) =>
    firstLine.split(mark).length > firstLine.split(best).length ? mark : best,
  );
}

/** A quotation mark that nobody closed is a letter. */
const isQuoted = (cell: string) => cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
