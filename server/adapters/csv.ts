/** What a spreadsheet would run as a formula; with an apostrophe before it, it is text. */
const runs = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

export type Cell = string | number | boolean | null;

/** A cell as RFC 4180 has it, which no spreadsheet runs. Numbers stay numbers: a negative one is ours. */
export function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const safe = runs.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** So that Excel reads the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
