import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { learnRegistrations } from "#server/features/contacts/index";
import { readDocument } from "#server/features/documents/index";
import { openInvitation } from "#server/features/signing/index";
import { declareOnSheet, notedBeside } from "#server/features/registration/declare-on-sheet";
import { keepOwnDetails } from "#server/features/registration/keep-own-details";
import { isOwn, namesOf, startingDetails } from "#server/features/registration/known-details";
import { readRegistration } from "#server/features/registration/read-registration";
import {
  findEntry,
  isSigner,
  refOf,
  sheetOf,
  sheetOfVersion,
  type RegisteredPerson,
} from "#server/features/registration/registered-sheet";
import { changesBetween } from "#server/features/registration/registration-rules";
import {
  emptyRecord,
  findOwnDetails,
  findRegistration,
  holdRegistration,
  storeRegistration,
  type StoredRegistration,
} from "#server/features/registration/registration-store";
import { AppError } from "#server/http/app-error";
import {
  StandingDetails,
  type OwnDetails,
  type Registration,
  type RegistrationRecord,
  type SaveRegistrationBody,
} from "#shared/contract/registration";
import { noPerson, type RegistrationPerson } from "#shared/domain/registration/registration";

/**
 * The owner saves the whole record. What somebody had confirmed of themselves and is different now waits for their word again. Throws
 * `document_not_found`, `registration_missing`, `registration_changed`, and `invalid_input` as `declareOnSheet`.
 */
export async function saveRegistration(
  deps: Deps,
  user: UserRecord,
  id: string,
  given: SaveRegistrationBody,
): Promise<Registration> {
  const document = await readDocument(deps, user, id);
  if (document.access !== "owner") throw new AppError("document_not_found");
  const registered = await sheetOf(deps.db, document, user);
  const { people } = registered;
  const known = await findRegistration(deps.db, id);
  if ((known?.revision ?? 0) !== given.revision) throw new AppError("registration_changed");
  await declareOnSheet(deps, user, document, registered, given, known?.record ?? emptyRecord);
  const kept = (await findOwnDetails(deps.db, user.id)) ?? noPerson;
  await deps.db.transaction(async (trx) => {
    const stored = await hold(trx, id);
    if (stored.revision !== given.revision) throw new AppError("registration_changed");
    const noted = new Map(given.people.map(({ ref, details }) => [ref, details]));
    const after: RegistrationRecord = {
      ...notedBeside(given, stored.record),
      people: people.flatMap((person) => {
        const before = findEntry(stored.record.people, person, people);
        const details = noted.get(refOf(person)) ?? before?.details;
        if (!details) return [];
        const isSame = before !== null && JSON.stringify(before.details) === JSON.stringify(details);
        const confirmedAt = isOwn(user, kept, person, people) ? deps.clock.now().toISOString() : null;
        return [noteOf(person, details, isSame ? before.confirmedAt : confirmedAt)];
      }),
    };
    for (const person of people) {
      const own = findEntry(after.people, person, people);
      if (own && isOwn(user, kept, person, people)) await keepOwnDetails(deps, trx, user.id, own.details);
    }
    await keepWithContacts(trx, user.id, after);
    await store(trx, deps, stored, after, fullName(user));
  });
  return readRegistration(deps, user, id);
}

/** What the owner noted of people fills in their next sheets with them. */
function keepWithContacts(trx: Trx, ownerId: string, { people }: RegistrationRecord): Promise<void> {
  const learned = people.map(({ name, email, details }) => {
    return { name, email, stageName: details.stageName, registration: StandingDetails.parse(details) };
  });
  return learnRegistrations(trx, ownerId, learned);
}

/** Throws `document_not_found`, `registration_missing`; also for somebody who is not on the sheet. */
export async function confirmOwn(
  deps: Deps,
  user: UserRecord,
  id: string,
  details: RegistrationPerson,
): Promise<Registration> {
  const document = await readDocument(deps, user, id);
  const { people } = await sheetOf(deps.db, document, user);
  const person = people.find(({ isReader }) => isReader);
  if (!person) throw new AppError("registration_missing", "You are not on this sheet.");
  // Whoever reads a shared mailbox answers for others there, too: what they say of somebody else is not what they keep of themselves.
  const kept = (await findOwnDetails(deps.db, user.id)) ?? noPerson;
  const isTheirs = namesOf(person, details).some((name) => isOwn(user, kept, { ...person, name }, people));
  await deps.db.transaction(async (trx) => {
    if (isTheirs) await keepOwnDetails(deps, trx, user.id, details);
    await confirm(deps, trx, id, person, people, details);
  });
  return readRegistration(deps, user, id);
}

/** Throws as `openInvitation`, and `registration_missing`. */
export async function readOwnByLink(deps: Deps, token: string): Promise<OwnDetails> {
  const { document, version, signer } = await openInvitation(deps, { token });
  const { people, sheet } = await sheetOfVersion(deps.db, version, null);
  const person = people.find((one) => isSigner(one, signer));
  if (!person) throw new AppError("registration_missing");
  const stored = await findRegistration(deps.db, document.id);
  const entry = stored && findEntry(stored.record.people, person, people);
  return {
    name: person.name,
    title: sheet.songTitle,
    details: entry?.details ?? startingDetails(person, null),
    confirmedAt: entry?.confirmedAt ?? null,
  };
}

/** Throws as `readOwnByLink`. */
export async function confirmByLink(
  deps: Deps,
  token: string,
  details: RegistrationPerson,
): Promise<OwnDetails> {
  const { document, version, signer } = await openInvitation(deps, { token });
  const { people } = await sheetOfVersion(deps.db, version, null);
  const person = people.find((one) => isSigner(one, signer));
  if (!person) throw new AppError("registration_missing");
  await deps.db.transaction((trx) => confirm(deps, trx, document.id, person, people, details));
  return readOwnByLink(deps, token);
}

const noteOf = (
  { key, name, email }: RegisteredPerson,
  details: RegistrationPerson,
  confirmedAt: string | null,
) => ({ key, name, email, details, confirmedAt });

/** Saying the same once more changes nothing. */
async function confirm(
  deps: Deps,
  trx: Trx,
  documentId: string,
  person: RegisteredPerson,
  people: readonly RegisteredPerson[],
  details: RegistrationPerson,
): Promise<void> {
  const stored = await hold(trx, documentId);
  const before = findEntry(stored.record.people, person, people);
  if (before?.confirmedAt && JSON.stringify(before.details) === JSON.stringify(details)) return;
  const note = noteOf(person, details, deps.clock.now().toISOString());
  const noted = before
    ? stored.record.people.map((entry) => (entry === before ? note : entry))
    : [...stored.record.people, note];
  await store(trx, deps, stored, { ...stored.record, people: noted }, person.name);
}

async function hold(trx: Trx, documentId: string): Promise<StoredRegistration> {
  const stored = await holdRegistration(trx, documentId);
  if (!stored) throw new AppError("document_not_found");
  return stored;
}

async function store(
  trx: Trx,
  { clock }: Deps,
  { documentId, record, revision }: StoredRegistration,
  after: RegistrationRecord,
  savedBy: string,
): Promise<void> {
  const changes = changesBetween(record, after);
  if (changes.length === 0 && JSON.stringify(record) === JSON.stringify(after)) return;
  const change = { documentId, revision: revision + 1, at: clock.now(), savedBy, changes };
  await storeRegistration(trx, after, change);
}
