import type { KnownOf } from "#server/features/registration/known-details";
import { startingDetails } from "#server/features/registration/read-registration";
import { findEntry, refOf, type RegisteredPerson } from "#server/features/registration/registered-sheet";
import type { WorkPerson } from "#server/features/registration/registered-work";
import type { RegistrationRecord } from "#shared/contract/registration";
import { totalOf } from "#shared/domain/shares";

/** Everybody on a sheet with their share of the song and what is noted of them. */
export function peopleOfWork(
  people: readonly RegisteredPerson[],
  record: Pick<RegistrationRecord, "people">,
  knownOf: KnownOf,
): WorkPerson[] {
  return people.map((person) => {
    const written = person.rights.filter(({ rightsType }) => rightsType === "publishing");
    const entry = findEntry(record.people, person);
    return {
      ref: refOf(person),
      name: person.name,
      share: totalOf(written.map(({ share }) => share)),
      details: entry?.details ?? startingDetails(person, knownOf(person)),
      confirmedAt: entry?.confirmedAt ?? null,
    };
  });
}
