import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readDocument, readerOf, type DocumentDetails } from "#server/features/documents/index";
import { knownBy, type KnownOf } from "#server/features/registration/known-details";
import { acknowledgementsOf } from "#server/features/registration/exports-store";
import {
  findEntry,
  refOf,
  sheetOf,
  type RegisteredPerson,
  type RegisteredSheet,
} from "#server/features/registration/registered-sheet";
import { changesOf, emptyRecord, findRegistration } from "#server/features/registration/registration-store";
import { takersOf } from "#server/features/registration/takers-rules";
import type { Registration, RegistrationPersonView, RegistrationRecord } from "#shared/contract/registration";
import { withDeclared } from "#shared/domain/declared";
import {
  acknowledgementStatuses,
  noPerson,
  contributionsOf,
  writerRoleOf,
  type AcknowledgementStatus,
  type RegistrationPerson,
} from "#shared/domain/registration/registration";
import { totalOf } from "#shared/domain/shares";
import { rolesOf } from "#shared/domain/split-sheet";

/** Throws `document_not_found`, and `registration_missing` for what is no split sheet. */
export async function readRegistration(deps: Deps, user: UserRecord, id: string): Promise<Registration> {
  return viewRegistration(deps, user, await readDocument(deps, user, id));
}

/** The owner sees all of it; a signer the song, the recordings and themselves. */
async function viewRegistration(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  document: DocumentDetails,
): Promise<Registration> {
  const registered = await sheetOf(db, document, readerOf(user));
  const row = await findRegistration(db, document.id);
  const record = withDeclared(row?.record ?? emptyRecord, registered.sheet);
  const isOwner = document.access === "owner";
  const knownOf = await knownBy(db, user, isOwner ? registered.people : []);
  const people = registered.people.map((person) => viewPerson(person, record, knownOf));
  const shown = isOwner ? people : people.filter(({ isReader }) => isReader);
  const history = isOwner ? await changesOf(db, document.id) : [];
  const acknowledgements = isOwner ? await acknowledgementsOf(db, document.id) : [];
  const { songTitle, artistName, isrc, duration, label, releaseDate } = registered.sheet;
  return {
    documentId: document.id,
    title: songTitle,
    artist: artistName,
    access: document.access,
    revision: row?.revision ?? 0,
    savedAt: row?.savedAt?.toISOString() ?? null,
    song: record.song,
    recordings: record.recordings,
    sheet: { title: songTitle, artist: artistName, isrc, duration, label, releaseDate },
    people: shown,
    takers: isOwner
      ? takersOf({ ...record, sheet: registered.sheet, people, isInForce: isInForce(registered) })
      : [],
    acknowledgements: acknowledgements.map(({ sender, status, processedOn, societyNumber, messages }) => ({
      sender,
      status,
      said: acknowledgementStatuses[status as AcknowledgementStatus],
      processedOn,
      societyNumber,
      messages,
    })),
    history: history.map(({ at, savedBy, changes }) => ({ at: at.toISOString(), by: savedBy, changes })),
  };
}

const isInForce = ({ version }: RegisteredSheet) => version?.signedAt !== null && version?.endedAt === null;

function viewPerson(
  person: RegisteredPerson,
  { people }: RegistrationRecord,
  knownOf: KnownOf,
): RegistrationPersonView {
  const entry = findEntry(people, person);
  const written = person.rights.filter(({ rightsType }) => rightsType === "publishing");
  return {
    ref: refOf(person),
    name: person.name,
    roles: rolesOf(person.rights),
    share: totalOf(written.map(({ share }) => share)),
    isReader: person.isReader,
    details: entry?.details ?? startingDetails(person, knownOf(person)),
    confirmedAt: entry?.confirmedAt ?? null,
  };
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
