import { BYTE_ORDER_MARK, csvLine } from "#server/adapters/csv";
import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewContact, viewSet } from "#server/features/contacts/contact-view";
import { findContacts, findSets } from "#server/features/contacts/contacts-store";
import { contactColumns, rowOfContact } from "#shared/contract/contact-table";
import { MAX_CONTACTS } from "#shared/contract/contacts";
import { isoDayInUtc } from "#shared/dates";

const everybody = { search: "", order: "name", offset: 0, limit: MAX_CONTACTS } as const;

/** For the export of somebody's data. */
export async function* exportContacts({ db }: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  const { items } = await findContacts(db, user.id, everybody);
  const sets = (await findSets(db, user.id)).map(viewSet);
  // What its owner had written where an account keeps it now is theirs, too.
  const all = items.map((contact) => ({ ...viewContact(contact), own: contact.own }));
  yield jsonEntry("contacts.json", { contacts: all, sets });
}

/** As a table that `import` takes back. */
export async function downloadContacts({ db, clock }: Deps, user: UserRecord) {
  const { items } = await findContacts(db, user.id, everybody);
  const lines = items.map((contact) => csvLine(rowOfContact(viewContact(contact))));
  return {
    bytes: Buffer.from(BYTE_ORDER_MARK + csvLine(contactColumns) + lines.join("")),
    filename: `contacts-${isoDayInUtc(clock.now())}.csv`,
  };
}
