import { eq, sql, type SQL } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { contacts } from "#server/db/tables/contacts";
import { documentVersions } from "#server/db/tables/documents";
import { blocks, collaborationRequests } from "#server/db/tables/network";
import { userRegistrations } from "#server/db/tables/registration";
import { signers } from "#server/db/tables/signing";
import { LOCKS } from "#server/features/contacts/contacts-store";
import { keptFields, type KeptField } from "#shared/contract/contacts";
import { StandingDetails } from "#shared/contract/registration";
import { mayHaveChangedHands, mayHaveChangedHandsBefore, PHONE_CONFIRMED_DAYS } from "#shared/domain/phone";
import type { RegistrationPerson } from "#shared/domain/registration/registration";

/** Of whom an account works with, `mayKeep` says whether they want contacts of them to follow what they say of themselves. */
export type Partner = { id: string; mayKeep: boolean };

/** Whose address or number a signer `s` has: an address that is confirmed, a number while it is known to be theirs. */
const isSigner = sql`(account.email = s.email and account.email_verified_at is not null
  or s.phone <> '' and account.phone = s.phone
    and s.invited_at between account.phone_since and account.phone_confirmed_at + make_interval(days => ${PHONE_CONFIRMED_DAYS}))`;

/** The accounts of the owners and the signers of versions that are `shared`; one index of each is read, as a query for either would not. */
const peopleOfShared = sql`select owner_id as id from shared
  union select account.id from shared join ${signers} s on s.version_id = shared.id join ${users} account on account.email = s.email and ${isSigner}
  union select account.id from shared join ${signers} s on s.version_id = shared.id join ${users} account on account.phone = s.phone and ${isSigner}`;

/** Versions that everybody has signed, with their documents. */
const signed = sql`${documentVersions} v join ${documents} d on d.id = v.document_id and v.signed_at is not null`;

const isBlocked = (one: SQL, other: SQL) => sql`exists (
  select from ${blocks} b where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;

const mayKeep = sql`account.updates_contacts and account.status = 'active' and account.email_verified_at is not null`;

/** Accepted collaborators, and the others on documents that everybody has signed; nobody of whom one has blocked the other. */
export async function findPartners(db: Queryable, userId: string): Promise<Partner[]> {
  const { rows } = await db.execute<Partner>(sql`
    with me as (select * from ${users} where id = ${userId}),
    shared as (
      select v.id, d.owner_id from ${signed} where d.owner_id = ${userId}
      union select v.id, d.owner_id from me account join ${signers} s on s.email = account.email and ${isSigner} join ${signed} on v.id = s.version_id
      union select v.id, d.owner_id from me account join ${signers} s on s.phone = account.phone and ${isSigner} join ${signed} on v.id = s.version_id),
    people as (
      select case sender_id when ${userId} then receiver_id else sender_id end as id from ${collaborationRequests}
      where status = 'accepted' and ${userId} in (sender_id, receiver_id)
      union ${peopleOfShared})
    select account.id, ${mayKeep} as "mayKeep" from people join ${users} account using (id)
    where id <> ${userId} and deleted_at is null and not ${isBlocked(sql`id`, sql`${userId}`)}`);
  return rows;
}

/** The accounts of whoever is on a document that everybody has signed, its owner among them. */
export async function findPeopleOf(db: Queryable, documentId: string): Promise<Partner[]> {
  const { rows } = await db.execute<Partner>(sql`
    with shared as (select v.id, d.owner_id from ${signed} where d.id = ${documentId}),
    people as (${peopleOfShared})
    select account.id, ${mayKeep} as "mayKeep" from people join ${users} account using (id) where deleted_at is null`);
  return rows;
}

/** The owners of the contacts that an account keeps up to date. */
export async function findFollowers(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select owner_id as id from ${contacts} where kept_by = ${userId}`,
  );
  return rows.map(({ id }) => id);
}

/** The accounts that still keep a number in contacts which may be somebody else's by `now`. */
export async function findLapsedKeepers(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${users} account where phone_confirmed_at < ${mayHaveChangedHandsBefore(now).toISOString()}::timestamptz
      and exists (select from ${contacts} where kept_by = account.id and 'phone' = any(kept))`);
  return rows.map(({ id }) => id);
}

/** Holds the contacts of several accounts: the others wait in the same order. */
export async function holdContactsOf(trx: Trx, ownerIds: readonly string[]): Promise<void> {
  const sorted = sql.param([...new Set(ownerIds)].toSorted());
  await trx.execute(
    sql`select pg_advisory_xact_lock(${LOCKS}::int, hashtext(id)) from unnest(${sorted}::text[]) as owner(id)`,
  );
}

/** What an account says of itself; `email` and `phone` are confirmed. */
export type AccountDetails = {
  id: string;
  name: string;
  email: string;
  phone: string;
  stageName: string;
  registration: Partial<StandingDetails>;
  kept: KeptField[];
};

/**
 * `off` for who keeps no contacts, `waits` while they have a new address that is not confirmed. A number that may be somebody else's by
 * `now` is not given. The account is not deleted until the transaction ends.
 */
export async function readDetails(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<AccountDetails | "off" | "waits"> {
  const { rows } = await trx.execute<{
    name: string;
    email: string;
    phone: string | null;
    phoneConfirmedAt: string | null;
    details: RegistrationPerson | null;
    isOn: boolean;
    isConfirmed: boolean;
  }>(sql`
    select trim(first_name || ' ' || last_name) as name, email, phone, phone_confirmed_at as "phoneConfirmedAt", details, email_verified_at is not null as "isConfirmed",
      updates_contacts and status = 'active' and deleted_at is null as "isOn"
    from ${users} account left join ${userRegistrations} r on r.user_id = account.id
    where account.id = ${userId} for key share of account`);
  const [account] = rows;
  if (!account?.isOn || account.name === "") return "off";
  if (!account.isConfirmed) return "waits";
  const { name, email } = account;
  const { stageName = "" } = account.details ?? {};
  const said = Object.entries(StandingDetails.parse(account.details ?? {})).filter(([, value]) =>
    Boolean(typeof value === "string" ? value : value.name),
  );
  const { phoneConfirmedAt } = account;
  const isTheirs = phoneConfirmedAt !== null && !mayHaveChangedHands(new Date(phoneConfirmedAt), now);
  const phone = (isTheirs && account.phone) || "";
  const texts = { name, email, phone, stageName };
  const registration = Object.fromEntries(said);
  const given: Record<string, unknown> = { ...texts, ...registration };
  return { id: userId, ...texts, registration, kept: keptFields.filter((field) => given[field]) };
}

/**
 * In each of the owners' contacts the one that is the account's: of its name at its address, else which it keeps already or which came from it,
 * else of its name or stage name at its address. A name alone is no account's: they choose it themselves. None where the owner wants that one
 * as they wrote it, or one has blocked the other. The caller holds the owners' contacts.
 */
export async function findContactsToKeep(
  trx: Trx,
  { id, name, email, stageName }: AccountDetails,
  ownerIds: readonly string[],
): Promise<string[]> {
  const isExact = sql`lower(name) = lower(${name}) and email = ${email}`;
  const { rows } = await trx.execute<{ id: string }>(sql`
    select id from (
      select distinct on (owner_id) id, is_own from ${contacts}
      where owner_id = any(${sql.param([...ownerIds])}::uuid[]) and not ${isBlocked(sql`owner_id`, sql`${id}`)} and (
        kept_by = ${id} or account_id = ${id}
        or lower(name) in (lower(${name}), lower(${stageName})) and email = ${email})
      order by owner_id, ${isExact} desc, kept_by = ${id} desc nulls last, account_id = ${id} desc nulls last, email desc, created_at, id
    ) as best where not is_own`);
  return rows.map((contact) => contact.id);
}

/**
 * Of the owners' contacts the account keeps these, and no others from now on; those stay as they are. In the place of what was given and is
 * taken back comes what its owner had there.
 */
export async function keepContactsAs(
  trx: Trx,
  { id, name, email, phone, stageName, registration, kept }: AccountDetails,
  ownerIds: readonly string[],
  contactIds: readonly string[],
): Promise<void> {
  const chosen = sql`${sql.param([...contactIds])}::uuid[]`;
  await leaveContacts(
    trx,
    sql`kept_by = ${id} and owner_id = any(${sql.param([...ownerIds])}::uuid[]) and id <> all(${chosen})`,
  );
  const follows = (field: "stageName" | "phone", column: SQL, given: string) =>
    given === "" ? ownBack(field, column) : sql`${given}::text`;
  const fields = sql`${sql.param(kept)}::text[]`;
  const { registration: hadBefore } = givenBack;
  await trx.execute(sql`
    update ${contacts} c set kept_by = ${id}, kept = now.kept, own = now.own, name = ${name}, email = ${email},
      stage_name = now.stage_name, phone = now.phone, registration = now.registration
    from (
      select id, ${fields} as kept, ${follows("stageName", sql`stage_name`, stageName)} as stage_name,
        ${follows("phone", sql`phone`, phone)} as phone,
        (${hadBefore} - ${fields}) || ${JSON.stringify(registration)}::jsonb as registration,
        (select coalesce(jsonb_object_agg(field, case when jsonb_exists(own, field) then own -> field when field = any(contacts.kept) then 'null' else coalesce(written -> field, 'null') end), '{}')
          from (select jsonb_build_object('stageName', stage_name, 'phone', phone) || registration as written) as here,
            unnest(${fields}) as field where field not in ('name', 'email')) as own
      from ${contacts} where id = any(${chosen})
    ) as now
    where c.id = now.id and (c.kept_by, c.kept, c.name, c.email, c.stage_name, c.phone, c.registration)
      is distinct from (${id}::uuid, now.kept, ${name}::text, ${email}::text, now.stage_name, now.phone, now.registration)`);
}

const ownBack = (field: "stageName" | "phone", column: SQL) =>
  sql`case when ${field} = any(kept) then coalesce(own ->> ${field}, '') else ${column} end`;

/** Of a contact, without what an account keeps, but for name and address: what its owner had there before. */
const givenBack = {
  stageName: ownBack("stageName", sql`stage_name`),
  phone: ownBack("phone", sql`phone`),
  registration: sql`((registration - kept) || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(own)
    where key = any(kept) and key not in ('stageName', 'phone') and value <> 'null'))`,
};

/** Of an account that is deleted the contacts keep the name and the address; what else it gave goes. */
export async function giveContactsBack(trx: Trx, accountId: string): Promise<void> {
  await trx
    .update(contacts)
    .set({ ...givenBack, keptBy: null, kept: [], own: {} })
    .where(eq(contacts.keptBy, accountId));
}

/** Accounts keep these contacts no more: what was given stays, and is their owners'. */
export async function leaveContacts(trx: Trx, which: SQL): Promise<void> {
  await trx.execute(sql`update ${contacts} set kept_by = null, kept = '{}' where ${which}`);
}

/** None of the two keeps the other's contact of them any more. */
export async function leaveEachOther(trx: Trx, one: string, other: string): Promise<void> {
  await holdContactsOf(trx, [one, other]);
  await leaveContacts(
    trx,
    sql`(owner_id, kept_by) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`,
  );
}

/** An account keeps none of these owners' contacts any more. */
export function leaveOwners(trx: Trx, accountId: string, ownerIds: readonly string[]): Promise<void> {
  return leaveContacts(
    trx,
    sql`kept_by = ${accountId} and owner_id = any(${sql.param([...ownerIds])}::uuid[])`,
  );
}
