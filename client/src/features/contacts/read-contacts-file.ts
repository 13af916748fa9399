import { ContactBody, type contactFields, type ContactInput } from "#shared/contract/contacts";

export type ReadContacts = {
  contacts: ContactInput[];
  /** Lines that cannot be taken, and why; counted from 1 with the heading. */
  refused: { line: number; why: string }[];
};

type FieldName = (typeof contactFields)[number];

/** What people and other programs call the columns, in small letters alone. */
const headings: Record<string, FieldName> = {
  name: "name",
  fullname: "name",
  displayname: "name",
  stagename: "stageName",
  artistname: "stageName",
  nickname: "stageName",
  email: "email",
  emailaddress: "email",
  phone: "phone",
  phonenumber: "phone",
  mobile: "phone",
  role: "role",
};

/** Reads a table of contacts as it was saved by us or by a spreadsheet. Null where no column says what the names are. */
export function readContactsFile(text: string): ReadContacts | null {
  const [heading = [], ...rows] = readTable(text.replace(/^\uFEFF/, ""));
  const columns = heading.map((name) => headings[name.toLowerCase().replace(/[^a-z]/g, "")]);
  if (!columns.includes("name")) return null;
  const read: ReadContacts = { contacts: [], refused: [] };
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const fields: Partial<Record<FieldName, string>> = {};
    for (const [at, column] of columns.entries()) if (column) fields[column] ??= withoutGuard(row[at] ?? "");
    const { data, error } = ContactBody.safeParse({ name: "", ...fields });
    if (data) read.contacts.push(data);
    else read.refused.push({ line: index + 2, why: error.issues[0]?.message ?? "" });
  }
  return read;
}

/** Our files have an apostrophe before what a spreadsheet would run as a formula. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, "");

/** RFC 4180; separated by commas, semicolons (spreadsheets where the comma is decimal) or tabs, whichever the heading has most of. */
function readTable(text: string): string[][] {
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
