import { readTable, withoutGuard } from "#client/lib/read-table";
import { contactOfRow, type ContactColumn } from "#shared/contract/contact-table";
import { ContactBody, type ContactInput } from "#shared/contract/contacts";

export type ReadContacts = {
  contacts: ContactInput[];
  /** Lines that cannot be taken, and why; counted from 1 with the heading. */
  refused: { line: number; why: string }[];
};

/** What people and other programs call the columns, in small letters alone. */
const headings: Record<string, ContactColumn> = {
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
  legalname: "legalName",
  ipi: "ipiNameNumber",
  ipinumber: "ipiNameNumber",
  ipinamenumber: "ipiNameNumber",
  cae: "ipiNameNumber",
  ipibase: "ipiBaseNumber",
  ipibasenumber: "ipiBaseNumber",
  isni: "isni",
  society: "performingSociety",
  pro: "performingSociety",
  performingsociety: "performingSociety",
  mechanicalsociety: "mechanicalSociety",
  publisher: "publisher",
  publishername: "publisher",
  publisheripi: "publisherIpi",
  publisheripinumber: "publisherIpi",
  publishersociety: "publisherSociety",
  publisherkind: "publisherKind",
};

/** Reads a table of contacts as it was saved by us or by a spreadsheet. Null where no column says what the names are. */
export function readContactsFile(text: string): ReadContacts | null {
  const [heading = [], ...rows] = readTable(text);
  const columns = heading.map((name) => headings[name.toLowerCase().replace(/[^a-z]/g, "")]);
  if (!columns.includes("name")) return null;
  const read: ReadContacts = { contacts: [], refused: [] };
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const fields: Partial<Record<ContactColumn, string>> = {};
    for (const [at, column] of columns.entries()) if (column) fields[column] ??= withoutGuard(row[at] ?? "");
    const { data, error } = ContactBody.safeParse(contactOfRow(fields));
    if (data) read.contacts.push(data);
    else read.refused.push({ line: index + 2, why: error.issues[0]?.message ?? "" });
  }
  return read;
}
