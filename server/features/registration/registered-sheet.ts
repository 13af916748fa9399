import { createHash } from "node:crypto";
import type { Queryable } from "#server/db/client";
import { fullName, type UserRecord } from "#server/features/auth/index";
import {
  contentOf,
  isReadBy,
  readFrozen,
  readerOf,
  type DocumentDetails,
  type VersionRecord,
} from "#server/features/documents/index";
import { isCalled } from "#server/features/registration/same-person";
import { signersOf } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { RegistrationRecord } from "#shared/contract/registration";
import { isSameName } from "#shared/domain/acting";
import { peopleOf, personKey, type SheetPerson, type SplitSheet } from "#shared/domain/split-sheet";

/**
 * Somebody on a sheet. `key` is what its versions call them; null while it is a draft, and in versions of the first format. `isReader`:
 * whether they are who asks.
 */
export type RegisteredPerson = SheetPerson & { key: string | null; isReader: boolean };

export type RegisteredSheet = {
  sheet: SplitSheet;
  people: RegisteredPerson[];
  version: VersionRecord | null;
};

/** What is registered: the version in force; before there is one the version that is out, else the draft. Throws `registration_missing`. */
export async function sheetOf(
  db: Queryable,
  document: DocumentDetails,
  user: UserRecord,
): Promise<RegisteredSheet> {
  const version = document.versionInForce ?? document.version;
  if (version) return sheetOfVersion(db, version, user);
  const { confirmedEmail } = readerOf(user);
  const says = contentOf(document);
  if (says.type !== "split_sheet") throw new AppError("registration_missing");
  const people = peopleOf(says.content).map((person) => ({
    ...person,
    key: null,
    isReader: person.email !== "" && person.email === confirmedEmail,
  }));
  return {
    sheet: says.content,
    people: withReader(people, user),
    version: null,
  };
}

/** Whoever comes by a link is no `user`. Throws `registration_missing`. */
export async function sheetOfVersion(
  db: Queryable,
  version: VersionRecord,
  user: UserRecord | null,
): Promise<RegisteredSheet> {
  const frozen = readFrozen(version);
  if (frozen.type !== "split_sheet") throw new AppError("registration_missing");
  const reached = await signersOf(db, version.id);
  const people = frozen.signers.map(({ key, name, email, rights }) => {
    const signer = reached.find((one) => isSigner({ key, name, email }, one));
    return {
      key,
      name,
      email: email || (signer?.email ?? ""),
      rights,
      isReader: signer !== undefined && isReadBy(signer, user && readerOf(user)),
    };
  });
  return { sheet: frozen.content, people: withReader(people, user), version };
}

/** Whether somebody on a sheet is this signer of its version. */
export const isSigner = (person: Named, signer: Named) =>
  person.key === null
    ? person.name === signer.name && person.email === signer.email
    : person.key === signer.key;

/** Of several who are reached as the reader is, the reader is who has their name. */
function withReader(people: RegisteredPerson[], user: UserRecord | null): RegisteredPerson[] {
  if (people.filter(({ isReader }) => isReader).length < 2) return people;
  const isNamed = (name: string) => user !== null && isSameName(name, fullName(user));
  return people.map((person) => ({ ...person, isReader: person.isReader && isNamed(person.name) }));
}

type Named = { key: string | null; name: string; email: string };

/** Names somebody in addresses of fields and in requests: nothing leads back to an e-mail address. */
export function refOf({ key, ...person }: Named): string {
  return key ?? createHash("sha256").update(personKey(person)).digest("hex").slice(0, 16);
}

/** What was noted of somebody: of their name, at their address or under their key. `people` are all who stand on the sheet. */
export function findEntry(
  entries: RegistrationRecord["people"],
  person: Named,
  people: readonly Named[],
): RegistrationRecord["people"][number] | null {
  const same = entries.find((entry) => personKey(entry) === personKey(person));
  if (same) return same;
  const there = entries.filter(
    ({ key, email }) => (key !== null && key === person.key) || (email !== "" && email === person.email),
  );
  const [only] = there;
  return only && there.length === 1 && isCalled(person, only.name, people) ? only : null;
}
