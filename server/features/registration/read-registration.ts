import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readDocument, type DocumentDetails } from "#server/features/documents/index";
import { knownBy, startingDetails, type KnownOf } from "#server/features/registration/known-details";
import { acknowledgementsOf } from "#server/features/registration/exports-store";
import {
  findEntry,
  refOf,
  sheetOf,
  type RegisteredPerson,
  type RegisteredSheet,
} from "#server/features/registration/registered-sheet";
import { peopleOfWork } from "#server/features/registration/people-of-work";
import { changesOf, emptyRecord, findRegistration } from "#server/features/registration/registration-store";
import { findSocieties } from "#server/features/registration/societies-store";
import { takersOf } from "#server/features/registration/takers-rules";
import type { Registration, RegistrationPersonView, RegistrationRecord } from "#shared/contract/registration";
import { withDeclared } from "#shared/domain/declared";
import {
  acknowledgementStatuses,
  sampledOf,
  type AcknowledgementStatus,
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
  const registered = await sheetOf(db, document, user);
  const stored = await findRegistration(db, document.id);
  const record = withDeclared(stored?.record ?? emptyRecord, registered.sheet);
  const isOwner = document.access === "owner";
  const knownOf = await knownBy(db, user, isOwner ? registered.people : []);
  const people = registered.people.map((person) => viewPerson(person, registered.people, record, knownOf));
  const shown = isOwner ? people : people.filter(({ isReader }) => isReader);
  const history = isOwner ? await changesOf(db, document.id) : [];
  const acknowledgements = isOwner ? await acknowledgementsOf(db, document.id) : [];
  const { songTitle, artistName, isrc, duration, label, releaseDate } = registered.sheet;
  return {
    documentId: document.id,
    title: songTitle,
    artist: artistName,
    access: document.access,
    revision: stored?.revision ?? 0,
    savedAt: stored?.savedAt?.toISOString() ?? null,
    song: { ...record.song, sampled: sampledOf(record.song) },
    recordings: record.recordings,
    sheet: { title: songTitle, artist: artistName, isrc, duration, label, releaseDate },
    people: shown,
    takers: isOwner
      ? takersOf(
          {
            ...record,
            sheet: registered.sheet,
            people: peopleOfWork(registered.people, record, knownOf),
            isInForce: isInForce(registered),
          },
          await findSocieties(db),
        )
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
  people: readonly RegisteredPerson[],
  record: RegistrationRecord,
  knownOf: KnownOf,
): RegistrationPersonView {
  const entry = findEntry(record.people, person, people);
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
