import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { rememberPeople } from "#server/features/contacts/index";
import type { Party } from "#shared/domain/parties";

/** Has the people of a document among its owner's contacts, the owner left out. */
export function rememberOthers(
  deps: Pick<Deps, "jobs">,
  trx: Trx,
  owner: { id: string; email: string },
  people: readonly Party[],
  at: Date,
): Promise<void> {
  const others = people.filter(({ email }) => email !== owner.email);
  return rememberPeople(deps, trx, owner.id, others, at);
}
