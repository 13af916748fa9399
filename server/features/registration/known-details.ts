import type { Queryable } from "#server/db/client";
import type { UserRecord } from "#server/features/auth/index";
import { findContactsOf } from "#server/features/contacts/index";
import type { RegisteredPerson } from "#server/features/registration/registered-sheet";
import { findOwnDetails } from "#server/features/registration/registration-store";
import { noPerson, type RegistrationPerson } from "#shared/domain/registration/registration";

/** What is known of somebody before anything was noted of them beside a sheet. */
export type KnownOf = (
  person: Pick<RegisteredPerson, "name" | "email" | "isReader">,
) => RegistrationPerson | null;

/**
 * What the reader keeps of themselves, and of the contacts among `people`: of the same name at the same address, else who is alone at the
 * address. Never by a name alone, unless neither of the two has an address.
 */
export async function knownBy(
  db: Queryable,
  user: UserRecord,
  people: readonly RegisteredPerson[],
): Promise<KnownOf> {
  const own = await findOwnDetails(db, user.id);
  const contacts = people.length === 0 ? [] : await findContactsOf(db, user.id, people);
  return ({ name, email, isReader }) => {
    if (own && isReader) return own;
    const there = contacts.filter((contact) => contact.email === email);
    const named = there.find((contact) => contact.name.toLowerCase() === name.toLowerCase());
    const contact = named ?? (email !== "" && there.length === 1 ? there[0] : undefined);
    return contact ? { ...noPerson, ...contact.registration, stageName: contact.stageName } : null;
  };
}
