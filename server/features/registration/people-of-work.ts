import { startingDetails, type KnownOf } from "#server/features/registration/known-details";
import { findEntry, refOf, type RegisteredPerson } from "#server/features/registration/registered-sheet";
import type { WorkPerson } from "#server/features/registration/registered-work";
import type { RegistrationRecord } from "#shared/contract/registration";
import { isPublisherRole } from "#shared/domain/registration/registration";
import { totalOf } from "#shared/domain/shares";

/** Everybody on a sheet with their share of the song and what is noted of them. */
export function peopleOfWork(
  people: readonly RegisteredPerson[],
  record: Pick<RegistrationRecord, "people">,
  knownOf: KnownOf,
): WorkPerson[] {
  return people.map((person) => {
    const written = person.rights.filter(({ rightsType }) => rightsType === "publishing");
    const entry = findEntry(record.people, person, people);
    return {
      ref: refOf(person),
      name: person.name,
      email: person.email,
      isPublisher: written.length > 0 && written.every(({ role }) => isPublisherRole(role)),
      share: totalOf(written.map(({ share }) => share)),
      details: entry?.details ?? startingDetails(person, knownOf(person)),
      confirmedAt: entry?.confirmedAt ?? null,
    };
  });
}
