import { and, asc, desc, eq, inArray, or, sql, type SQL } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { contacts, contactSets } from "#server/db/tables/contacts";
import { MAX_CONTACTS, MAX_SETS } from "#shared/contract/contacts";

export type ContactRecord = typeof contacts.$inferSelect;
export type SetRecord = typeof contactSets.$inferSelect;

/** What is written down of somebody. */
export type ContactFacts = Pick<ContactRecord, "name" | "stageName" | "email" | "phone" | "role"> & {
  registration?: ContactRecord["registration"] | undefined;
};

const byName = [asc(sql`lower(${contacts.name})`), asc(contacts.email)];
const order = { name: byName, recent: [desc(contacts.lastUsedAt), ...byName] };

type Page = { search: string; order: keyof typeof order; offset: number; limit: number };

export async function findContacts(
  db: Queryable,
  ownerId: string,
  page: Page,
): Promise<{ items: ContactRecord[]; total: number }> {
  const typed = page.search.replace(/[\\%_]/g, "\\$&");
  const fits = and(
    eq(contacts.ownerId, ownerId),
    page.search === ""
      ? undefined
      : sql`(' ' || search_fold(${contacts.name} || ' ' || ${contacts.stageName} || ' ' || ${contacts.email}))
          like '% ' || search_fold(${typed}) || '%'`,
  );
  const items = await db
    .select()
    .from(contacts)
    .where(fits)
    .orderBy(...order[page.order])
    .limit(page.limit)
    .offset(page.offset);
  return { items, total: await db.$count(contacts, fits) };
}

/** Of one account, one after the other: what two documents remember at once would wait for each other. Before the counts of mails, where both are held, and after what is noted beside a document. */
export async function holdContacts(trx: Trx, ownerId: string): Promise<void> {
  await trx.execute(sql`select pg_advisory_xact_lock(${LOCKS}::int, hashtext(${ownerId}))`);
}

/** Any number: that of contacts among the advisory locks of this database. */
export const LOCKS = 20_260_001;

/**
 * Adds who is not there, and of who is fills in what is empty; how many were added. Somebody without an address is who has the name, if
 * anybody has. For whom there is no room is left out.
 */
export async function addContacts(
  trx: Trx,
  ownerId: string,
  people: readonly (ContactFacts & { accountId?: string })[],
  at: Date,
): Promise<number> {
  if (people.length === 0) return 0;
  await holdContacts(trx, ownerId);
  const given = sql`(
    select distinct on (lower(name), email) * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given(name text, "stageName" text, email text, phone text, role text, registration jsonb, "accountId" uuid)
    order by lower(name), email)`;
  const hasName = sql`c.owner_id = ${ownerId} and lower(c.name) = lower(p.name)`;
  // Whose address was not known has the first of those given with the name.
  await trx.execute(sql`
    update contacts c set email = p.email
    from (select distinct on (lower(name)) * from ${given} g where g.email <> '' order by lower(name), email) p
    where ${hasName} and c.email = '' and c.phone in ('', coalesce(p.phone, '')) and not exists (
      select from contacts other
      where other.owner_id = c.owner_id and lower(other.name) = lower(c.name) and other.email = p.email)`);
  const isKnown = sql`${hasName} and (c.email = p.email or p.email = '')`;
  await trx.execute(sql`
    update contacts c set last_used_at = ${at}, account_id = case c.account_id when p."accountId" then c.account_id end,
      stage_name = case c.stage_name when '' then p."stageName" else c.stage_name end,
      phone = case when c.phone = '' and c.email = p.email then p.phone else c.phone end,
      role = case c.role when '' then p.role else c.role end,
      registration = coalesce(p.registration, '{}') || ${said(sql`c.registration`)}
    from ${given} p where ${isKnown}`);
  const added = await trx.execute(sql`
    insert into contacts (id, owner_id, name, stage_name, email, phone, role, registration, account_id, created_at, last_used_at)
    select gen_random_uuid(), ${ownerId}::uuid, p.name, p."stageName", p.email, p.phone, p.role,
      coalesce(p.registration, '{}'), p."accountId",
      ${at}::timestamptz, ${at}::timestamptz
    from ${given} p
    where not exists (select from contacts c where ${isKnown}) and not (p.email = '' and exists (
      select from ${given} other where lower(other.name) = lower(p.name) and other.email <> ''))
    limit greatest(0, ${MAX_CONTACTS}::int - (select count(*) from contacts where owner_id = ${ownerId}::uuid))`);
  return added.rowCount ?? 0;
}

/** Of what is noted of somebody for registrations the fields that say something; a publisher is one of them. */
const said = (registration: SQL) => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${registration})
  where value <> '""' and coalesce(value ->> 'name', 'a text') <> '')`;

/** What was noted of people on a document stands with those of them who are contacts; what was not noted stays, and what their account keeps. */
export async function learnRegistrations(
  trx: Trx,
  ownerId: string,
  people: readonly Pick<ContactRecord, "name" | "email" | "stageName" | "registration">[],
): Promise<void> {
  if (people.length === 0) return;
  await holdContacts(trx, ownerId);
  await trx.execute(sql`
    update contacts c set registration = c.registration || (${said(sql`p.registration`)} - c.kept),
      stage_name = case c.stage_name when '' then p."stageName" else c.stage_name end
    from (select distinct on (lower(name), email) * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given(name text, email text, "stageName" text, registration jsonb) order by lower(name), email) p
    where c.owner_id = ${ownerId} and lower(c.name) = lower(p.name) and c.email = p.email`);
}

/** The contacts who have one of the addresses, or no address and one of the names; who was used last first. */
export function findContactsOf(
  db: Queryable,
  ownerId: string,
  people: readonly Pick<ContactFacts, "name" | "email">[],
): Promise<ContactRecord[]> {
  const { ownerId: owner, name, email, lastUsedAt } = contacts;
  const emails = people.map((person) => person.email).filter(Boolean);
  const names = people.map((person) => person.name.toLowerCase());
  return db
    .select()
    .from(contacts)
    .where(
      and(
        eq(owner, ownerId),
        or(inArray(email, emails), and(eq(email, ""), inArray(sql`lower(${name})`, names))),
      ),
    )
    .orderBy(desc(lastUsedAt));
}

export async function countContacts(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(contacts, eq(contacts.ownerId, ownerId));
}

/** Null when the id is taken, or there is somebody of this name at this address. */
export async function insertContact(
  db: Queryable,
  contact: typeof contacts.$inferInsert,
): Promise<ContactRecord | null> {
  const [record] = await db.insert(contacts).values(contact).onConflictDoNothing().returning();
  return record ?? null;
}

export async function findContact(db: Queryable, ownerId: string, id: string): Promise<ContactRecord | null> {
  const [record] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.ownerId, ownerId)));
  return record ?? null;
}

/** Whether there is somebody else of this name at this address. The caller holds the contacts. */
export async function hasContact(
  trx: Trx,
  ownerId: string,
  { name, email }: Pick<ContactFacts, "name" | "email">,
  except: string,
): Promise<boolean> {
  const same = sql`owner_id = ${ownerId} and lower(name) = lower(${name}) and email = ${email} and id <> ${except}`;
  return (await trx.$count(contacts, same)) > 0;
}

/** Null where there is none. */
export async function updateContact(
  trx: Trx,
  ownerId: string,
  id: string,
  facts: ContactFacts & Partial<Pick<ContactRecord, "keptBy" | "kept" | "own" | "isOwn">>,
): Promise<ContactRecord | null> {
  const [record] = await trx
    .update(contacts)
    .set({ ...facts, accountId: null })
    .where(and(eq(contacts.id, id), eq(contacts.ownerId, ownerId)))
    .returning();
  return record ?? null;
}

/** False where there is none. */
export async function removeContact(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await db.delete(contacts).where(and(eq(contacts.id, id), eq(contacts.ownerId, ownerId)));
  return removed.rowCount === 1;
}

export function findSets(db: Queryable, ownerId: string): Promise<SetRecord[]> {
  return db
    .select()
    .from(contactSets)
    .where(eq(contactSets.ownerId, ownerId))
    .orderBy(asc(sql`lower(${contactSets.name})`))
    .limit(MAX_SETS);
}

type SetFacts = Pick<SetRecord, "name" | "publishing" | "master">;

/** Holds the sets of an account until the transaction ends; how many others there are, and whether one of them has the name. */
export async function otherSets(trx: Trx, ownerId: string, { id, name }: Pick<SetRecord, "id" | "name">) {
  await holdContacts(trx, ownerId);
  const others = sql`owner_id = ${ownerId} and id <> ${id}`;
  return {
    count: await trx.$count(contactSets, others),
    hasName: (await trx.$count(contactSets, sql`${others} and lower(name) = lower(${name})`)) > 0,
  };
}

/** The set with this id, which is the account's own; null where the id is somebody else's. */
export async function insertSet(
  trx: Trx,
  set: Pick<SetRecord, "ownerId" | "id" | "createdAt"> & SetFacts,
): Promise<SetRecord | null> {
  const { name, publishing, master } = set;
  const [record] = await trx
    .insert(contactSets)
    .values(set)
    .onConflictDoUpdate({
      target: contactSets.id,
      set: { name, publishing, master },
      setWhere: eq(contactSets.ownerId, set.ownerId),
    })
    .returning();
  return record ?? null;
}

/** Null where there is none. */
export async function updateSet(
  trx: Trx,
  ownerId: string,
  id: string,
  facts: SetFacts,
): Promise<SetRecord | null> {
  const [record] = await trx
    .update(contactSets)
    .set(facts)
    .where(and(eq(contactSets.id, id), eq(contactSets.ownerId, ownerId)))
    .returning();
  return record ?? null;
}

/** False where there is none. */
export async function removeSet(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(contactSets)
    .where(and(eq(contactSets.id, id), eq(contactSets.ownerId, ownerId)));
  return removed.rowCount === 1;
}
