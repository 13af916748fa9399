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

/** RFC 4180; separated by commas, semicolons (spreadsheets where the comma is decimal) or tabs, whichever the first line with one has most of. */
export function readTable(file: string): string[][] {
  // "sep=;" tells spreadsheets what the heading tells us.
  const text = file.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, "");
  const firstLine = /^[^\r\n]*[,;\t][^\r\n]*/m.exec(text)?.[0] ?? "";
  const separator = [",", ";", "\t"].reduce((best, mark) =>
    firstLine.split(mark).length > firstLine.split(best).length ? mark : best,
  );
  const rows: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`, "gy");
  for (const [, cell = "", end = ""] of text.matchAll(cells)) {
    rows.at(-1)!.push(isQuoted(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "") break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}

/** A quotation mark that nobody closed is a letter. */
const isQuoted = (cell: string) => cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
