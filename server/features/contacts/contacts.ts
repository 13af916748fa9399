import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { keptOf, viewContact } from "#server/features/contacts/contact-view";
import {
  addContacts,
  countContacts,
  findContact,
  findContacts,
  hasContact,
  holdContacts,
  insertContact,
  updateContact,
  type ContactFacts,
  type ContactRecord,
} from "#server/features/contacts/contacts-store";
import { contactsAdded } from "#server/features/contacts/keep-contacts";
import { AppError } from "#server/http/app-error";
import { MAX_CONTACTS, type Contact } from "#shared/contract/contacts";
import type { ParsedInput, ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type List = Contract["GET /api/contacts"];
type Import = Contract["POST /api/contacts/import"];

const PAGE_SIZE = 50;

export async function listContacts(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  { search = "", order = "name", page }: ParsedInput<List>["query"],
): Promise<ResponseBody<List>> {
  const offset = (page - 1) * PAGE_SIZE;
  const { items, total } = await findContacts(db, user.id, { search, order, offset, limit: PAGE_SIZE });
  return { items: items.map(viewContact), total, page, pageSize: PAGE_SIZE };
}

/** Repeating it with the same id (lost answer, double click) answers the contact. Throws `contact_exists`, `contacts_full`. */
export async function createContact(
  { db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">,
  user: UserRecord,
  id: string,
  facts: ContactFacts & { isOwn?: boolean | undefined },
): Promise<Contact> {
  const now = clock.now();
  return db.transaction(async (trx) => {
    if ((await countContacts(trx, user.id)) >= MAX_CONTACTS) throw new AppError("contacts_full");
    const record = { id, ownerId: user.id, ...facts, createdAt: now, lastUsedAt: now };
    const contact = (await insertContact(trx, record)) ?? (await findContact(trx, user.id, id));
    if (!contact) throw new AppError("contact_exists");
    await jobs.enqueue(trx, contactsAdded, { ownerId: user.id });
    return viewContact(contact);
  });
}

/** What their account keeps up to date stays, unless the owner wants the contact as they write it. Throws `contact_not_found`, `contact_exists`. */
export async function changeContact(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  id: string,
  { isOwn, ...typed }: ContactFacts & { isOwn?: boolean | undefined },
): Promise<Contact> {
  return db.transaction(async (trx) => {
    await holdContacts(trx, user.id);
    const known = await findContact(trx, user.id, id);
    if (!known) throw new AppError("contact_not_found");
    const isFree = isOwn || keptOf(known).length === 0;
    const free = { ...typed, keptBy: null, kept: [], own: {}, isOwn: isOwn || known.isOwn };
    const facts = isFree ? free : besideKept(typed, known);
    if (await hasContact(trx, user.id, facts, id)) throw new AppError("contact_exists");
    const contact = await updateContact(trx, user.id, id, facts);
    if (!contact) throw new AppError("contact_not_found");
    return viewContact(contact);
  });
}

/** What was typed, with the fields as they are that an account keeps. */
function besideKept({ registration, ...typed }: ContactFacts, known: ContactRecord): ContactFacts {
  const isKept = ([field]: [string, unknown]) => keptOf(known).some((kept) => kept === field);
  const keptIn = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(isKept)) as Partial<Fields>;
  const { name, stageName, email, phone } = known;
  return {
    ...typed,
    ...keptIn({ name, stageName, email, phone }),
    registration: registration && { ...registration, ...keptIn(known.registration) },
  };
}

/** Repeating it adds nobody twice. Throws `contacts_full`, and then nobody is added. */
export async function importContacts(
  { db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">,
  user: UserRecord,
  people: ContactFacts[],
): Promise<ResponseBody<Import>> {
  return db.transaction(async (trx) => {
    if ((await countContacts(trx, user.id)) + people.length > MAX_CONTACTS)
      throw new AppError("contacts_full");
    const added = await addContacts(trx, user.id, people, clock.now());
    await jobs.enqueue(trx, contactsAdded, { ownerId: user.id });
    return { added, known: people.length - added };
  });
}
