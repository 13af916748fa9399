/** Our files have an apostrophe before what a spreadsheet would run as a formula. */
export const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, "");

/** RFC 4180; separated by commas, semicolons (spreadsheets where the comma is decimal) or tabs, whichever the heading has most of. */
export function readTable(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const separator = [",", ";", "\t"].reduce((best, mark) =>
    firstLine.split(mark).length > firstLine.split(best).length ? mark : best,
  );
  const rows: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`, "gy");
  for (const [, cell = "", end = ""] of text.matchAll(cells)) {
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "") break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}
