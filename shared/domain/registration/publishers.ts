import { isSameName } from "#shared/domain/acting";
import { noPerson, type RegistrationPerson } from "#shared/domain/registration/registration";
import type { Hundredths } from "#shared/domain/shares";

/** Somebody on a sheet with their part of the song. */
type Holder = {
  name: string;
  share: Hundredths;
  /** Whether the sheet gives them their part as a publisher. */
  isPublisher: boolean;
  details: RegistrationPerson;
};
type Song<Person extends Holder> = { people: readonly Person[] };

/** The writers of a song: neither its publishers, nor who only owns a part of its recording. */
export const writersOf = <Person extends Holder>({ people }: Song<Person>): Person[] =>
  people.filter(({ share, isPublisher }) => share > 0 && !isPublisher);

/** Publishers with a part of their own, beside their writers', and whom they publish: who names them, or the only writer there is. */
export function publishersOf<Person extends Holder>(
  song: Song<Person>,
): { publisher: Person; writers: Person[] }[] {
  const writers = writersOf(song);
  return song.people
    .filter(({ share, isPublisher }) => share > 0 && isPublisher)
    .map((publisher) => ({
      publisher,
      writers: writers.filter(({ details }) =>
        details.publisher.name === "" ? writers.length === 1 : isSamePublisher(publisher, details.publisher),
      ),
    }));
}

/** The row of the sheet that is a writer's publisher, if any. */
export const publisherOnSheet = <Person extends Holder>(song: Song<Person>, writer: Person): Person | null =>
  publishersOf(song).find(({ writers }) => writers.includes(writer))?.publisher ?? null;

function isSamePublisher(
  { name, details }: Holder,
  { name: noted, ipiNameNumber }: RegistrationPerson["publisher"],
): boolean {
  if (ipiNameNumber !== "" && ipiNameNumber === details.ipiNameNumber) return true;
  return [name, details.legalName].some((one) => one !== "" && isSameName(one, noted));
}

/** What is known of a publisher on the sheet: what is noted of it, and where that is empty what its writer says of it. */
export function publisherNoted(
  { name, details }: Holder,
  writer: RegistrationPerson = noPerson,
): RegistrationPerson["publisher"] {
  const said = writer.publisher;
  return {
    name: details.legalName || name,
    ipiNameNumber: details.ipiNameNumber || said.ipiNameNumber,
    society: details.performingSociety || said.society,
  };
}
