import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewSet } from "#server/features/contacts/contact-view";
import { insertSet, otherSets, updateSet } from "#server/features/contacts/contacts-store";
import { AppError } from "#server/http/app-error";
import { MAX_SETS, type ContactSet } from "#shared/contract/contacts";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type SetBody = ParsedInput<Contract["PUT /api/contact-sets/{id}"]>["body"];

const factsOf = ({ name, publishingRightsCollaborators, masterRightsCollaborators }: SetBody) => ({
  name,
  publishing: publishingRightsCollaborators,
  master: masterRightsCollaborators,
});

/** Repeating it with the same id (lost answer, double click) keeps one set. Throws `contact_set_exists`, `contacts_full`. */
export async function createSet(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: UserRecord,
  id: string,
  body: SetBody,
): Promise<ContactSet> {
  return db.transaction(async (trx) => {
    const others = await otherSets(trx, user.id, { id, name: body.name });
    if (others.hasName) throw new AppError("contact_set_exists");
    if (others.count >= MAX_SETS) throw new AppError("contacts_full");
    const set = await insertSet(trx, { id, ownerId: user.id, createdAt: clock.now(), ...factsOf(body) });
    if (!set) throw new AppError("contact_set_exists");
    return viewSet(set);
  });
}

/** Throws `contact_set_not_found`, `contact_set_exists`. */
export async function changeSet(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  id: string,
  body: SetBody,
): Promise<ContactSet> {
  return db.transaction(async (trx) => {
    const { hasName } = await otherSets(trx, user.id, { id, name: body.name });
    const set = hasName ? null : await updateSet(trx, user.id, id, factsOf(body));
    if (hasName) throw new AppError("contact_set_exists");
    if (!set) throw new AppError("contact_set_not_found");
    return viewSet(set);
  });
}
