import type { Deps } from "#server/deps";
import { detailsChanged } from "#server/features/auth/index";
import {
  findContactsToKeep,
  findFollowers,
  findLapsedKeepers,
  findPartners,
  findPeopleOf,
  holdContactsOf,
  keepContactsAs,
  leaveOwners,
  readDetails,
} from "#server/features/contacts/kept-store";
import { defineJob } from "#server/jobs/queue";

/** Somebody has written people down who may keep it up to date themselves. */
export const contactsAdded = defineJob<{ ownerId: string }>("contacts.added");

/** Everybody on a document has signed it: they work together from now on. */
export const peopleMet = defineJob<{ documentId: string }>("contacts.people-met");

/** Takes numbers back that have lapsed. */
export const numbersLapsed = defineJob("contacts.numbers-lapsed");

/** So many owners' contacts are held at once: few enough that a document that is saved hardly waits. */
const AT_ONCE = 100;

/** What an account says of itself stands in the contacts of whoever works with it, if it wants that. Repeating it changes nothing. */
export async function followDetails(
  deps: Pick<Deps, "db" | "clock">,
  { userId }: { userId: string },
): Promise<void> {
  const partners = (await findPartners(deps.db, userId)).map(({ id }) => id);
  const followers = await findFollowers(deps.db, userId);
  const owners = [...new Set([...partners, ...followers])].toSorted();
  for (let from = 0; from < owners.length; from += AT_ONCE)
    await keepIn(deps, userId, owners.slice(from, from + AT_ONCE), new Set(partners));
}

/** A number that was not confirmed again is given no more, also by who never comes back. Repeating it changes nothing. */
export async function takeLapsedBack({
  db,
  clock,
  jobs,
}: Pick<Deps, "db" | "clock" | "jobs">): Promise<void> {
  const keepers = await findLapsedKeepers(db, clock.now());
  await db.transaction(async (trx) => {
    for (const userId of keepers) await jobs.enqueue(trx, detailsChanged, { userId });
  });
}

/** Among one owner's contacts. */
export async function followPartners(
  deps: Pick<Deps, "db" | "clock">,
  { ownerId }: { ownerId: string },
): Promise<void> {
  for (const { id, mayKeep } of await findPartners(deps.db, ownerId))
    if (mayKeep) await keepIn(deps, id, [ownerId]);
}

/** Among the contacts of everybody on a document. */
export async function followEachOther(
  deps: Pick<Deps, "db" | "clock">,
  { documentId }: { documentId: string },
): Promise<void> {
  const people = await findPeopleOf(deps.db, documentId);
  const ids = people.map(({ id }) => id);
  for (const { id, mayKeep } of people)
    if (mayKeep)
      await keepIn(
        deps,
        id,
        ids.filter((other) => other !== id),
      );
}

/** What the account says is read when nobody else writes to the owners' contacts any more: of two who do this at once the later knows the newest. */
function keepIn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  accountId: string,
  ownerIds: readonly string[],
  partners: ReadonlySet<string> = new Set(ownerIds),
): Promise<void> {
  return db.transaction(async (trx) => {
    await holdContactsOf(trx, ownerIds);
    const details = await readDetails(trx, accountId, clock.now());
    if (details === "waits") return;
    if (details === "off") return leaveOwners(trx, accountId, ownerIds);
    const working = ownerIds.filter((id) => partners.has(id));
    await keepContactsAs(trx, details, ownerIds, await findContactsToKeep(trx, details, working));
  });
}
