import { createHash } from "node:crypto";
import type { Queryable } from "#server/db/client";
import {
  contentOf,
  isReadBy,
  readFrozen,
  type DocumentDetails,
  type Reader,
  type VersionRecord,
} from "#server/features/documents/index";
import { signersOf } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { RegistrationRecord } from "#shared/contract/registration";
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
  reader: Reader,
): Promise<RegisteredSheet> {
  const version = document.versionInForce ?? document.version;
  if (version) return sheetOfVersion(db, version, reader);
  const says = contentOf(document);
  if (says.type !== "split_sheet") throw new AppError("registration_missing");
  return {
    sheet: says.content,
    people: peopleOf(says.content).map((person) => ({
      ...person,
      key: null,
      isReader: person.email !== "" && person.email === reader.confirmedEmail,
    })),
    version: null,
  };
}

/** Whoever comes by a link is no `reader`. Throws `registration_missing`. */
export async function sheetOfVersion(
  db: Queryable,
  version: VersionRecord,
  reader: Reader | null,
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
      isReader: signer !== undefined && isReadBy(signer, reader),
    };
  });
  return { sheet: frozen.content, people, version };
}

/** Whether somebody on a sheet is this signer of its version. */
export const isSigner = (person: Named, signer: Named) =>
  person.key === null
    ? person.name === signer.name && person.email === signer.email
    : person.key === signer.key;

type Named = { key: string | null; name: string; email: string };

/** Names somebody in addresses of fields and in requests: nothing leads back to an e-mail address. */
export function refOf({ key, ...person }: Named): string {
  return key ?? createHash("sha256").update(personKey(person)).digest("hex").slice(0, 16);
}

/**
 * What was noted of somebody: by their key; else of the same name at the same address; else at the same address, as long as it is
 * nobody else's. Never by the name alone.
 */
export function findEntry(
  entries: RegistrationRecord["people"],
  person: Named,
): RegistrationRecord["people"][number] | null {
  const same = entries.find(
    (entry) => (entry.key !== null && entry.key === person.key) || personKey(entry) === personKey(person),
  );
  if (same) return same;
  const there = person.email === "" ? [] : entries.filter(({ email }) => email === person.email);
  return there.length === 1 ? there[0]! : null;
}
