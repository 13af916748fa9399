import type { Queryable } from "#server/db/client";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { findContactsOf } from "#server/features/contacts/index";
import type { RegisteredPerson } from "#server/features/registration/registered-sheet";
import { isCalled } from "#server/features/registration/same-person";
import { findOwnDetails } from "#server/features/registration/registration-store";
import { isSameName } from "#shared/domain/acting";
import {
  contributionsOf,
  noPerson,
  splitName,
  writerRoleOf,
  type RegistrationPerson,
} from "#shared/domain/registration/registration";

/** What is known of somebody before anything was noted of them beside a sheet. */
export type KnownOf = (person: RegisteredPerson) => RegistrationPerson | null;

/** What the reader keeps of themselves, and of the contacts among `people`: of the same name at the same address. */
export async function knownBy(
  db: Queryable,
  user: UserRecord,
  people: readonly RegisteredPerson[],
): Promise<KnownOf> {
  const own = await findOwnDetails(db, user.id);
  const contacts = people.length === 0 ? [] : await findContactsOf(db, user.id, people);
  return (person) => {
    if (own && isOwn(user, own, person, people)) return own;
    const there = contacts.filter(({ email }) => email === person.email);
    const same = there.find(({ name }) => isSameName(name, person.name));
    const contact = same ?? there.find(({ name }) => there.length === 1 && isCalled(person, name, people));
    return contact ? { ...noPerson, ...contact.registration, stageName: contact.stageName } : null;
  };
}

/** Whether somebody on a sheet is the user by name, too: what their account keeps is not for whoever shares their mailbox. */
export function isOwn(
  user: UserRecord,
  own: Pick<RegistrationPerson, "legalName" | "stageName">,
  person: RegisteredPerson,
  people: readonly RegisteredPerson[],
): boolean {
  return (
    person.isReader && namesOf({ name: fullName(user) }, own).some((name) => isCalled(person, name, people))
  );
}

/** What somebody is called, on stage and before the law, too. */
export function namesOf(
  { name }: { name: string },
  { legalName, stageName }: Pick<RegistrationPerson, "legalName" | "stageName">,
): string[] {
  const { lastName, firstName } = splitName(legalName);
  return [name, stageName, `${firstName} ${lastName}`.trim()].filter(Boolean);
}

/** What is said of somebody before anything was noted: what is known of them, and what the sheet's roles say that they wrote. */
export function startingDetails(
  { rights }: Pick<RegisteredPerson, "rights">,
  known: RegistrationPerson | null,
): RegistrationPerson {
  const written = rights.filter(({ rightsType }) => rightsType === "publishing").map(({ role }) => role);
  const brought = contributionsOf(written);
  return {
    ...(known ?? noPerson),
    contributions: brought,
    writerRole: writerRoleOf(brought),
    writerCapacity: noPerson.writerCapacity,
  };
}
