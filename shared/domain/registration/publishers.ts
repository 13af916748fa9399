import { isSameName } from "#shared/domain/acting";
import type { RegistrationPerson } from "#shared/domain/registration/registration";
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
type PublisherOnSheet<Person extends Holder> = { publisher: Person; writers: Person[] };

/** The writers of a song: neither its publishers, nor who only owns a part of its recording. */
export const writersOf = <Person extends Holder>({ people }: Song<Person>): Person[] =>
  people.filter(({ share, isPublisher }) => share > 0 && !isPublisher);

/** Publishers with a part of their own, beside their writers', and whom they publish: who names them as that, or the only writer there is. */
export function publishersOf<Person extends Holder>(song: Song<Person>): PublisherOnSheet<Person>[] {
  const writers = writersOf(song);
  return song.people
    .filter(({ share, isPublisher }) => share > 0 && isPublisher)
    .map((publisher) => ({
      publisher,
      writers: writers.filter(({ details }) =>
        details.publisher.name === "" || isAdministrator(details)
          ? writers.length === 1
          : isSamePublisher(publisher, details.publisher),
      ),
    }));
}

/** The row of the sheet that is a writer's publisher, if any; of several the first. */
export const publisherOnSheet = <Person extends Holder>(song: Song<Person>, writer: Person): Person | null =>
  publishersOf(song).find(({ writers }) => writers.includes(writer))?.publisher ?? null;

function isSamePublisher(
  { name, details }: Holder,
  { name: noted, ipiNameNumber }: RegistrationPerson["publisher"],
): boolean {
  if (ipiNameNumber !== "" && ipiNameNumber === details.ipiNameNumber) return true;
  return noted !== "" && [name, details.legalName].some((one) => isSameName(one, noted));
}

type Noted = Omit<RegistrationPerson["publisher"], "kind"> & { mechanicalSociety: string };

/** What is known of a publisher on the sheet: what is noted of it, and where that is empty what the first of its writers says who says it. */
export function publisherNoted({ publisher, writers }: PublisherOnSheet<Holder>): Noted {
  const { name, details } = publisher;
  const said = firstSaid(writers.filter((writer) => isSamePublisher(publisher, writer.details.publisher)));
  const society = details.performingSociety || said.society;
  return {
    name: details.legalName || name,
    ipiNameNumber: details.ipiNameNumber || said.ipiNameNumber,
    society,
    mechanicalSociety: details.mechanicalSociety || society,
  };
}

/** A writer's publisher, with its share where the sheet gives it one; null where it takes its part out of the writer's. */
export function publisherOf<Person extends Holder>(
  song: Song<Person>,
  writer: Person,
): (Noted & { share: Hundredths | null }) | null {
  const onSheet = publishersOf(song).find(({ writers }) => writers.includes(writer));
  if (onSheet) return { ...publisherNoted(onSheet), share: onSheet.publisher.share };
  const own = writer.details.publisher;
  if (own.name === "" || isAdministrator(writer.details)) return null;
  // One writer may know its number and another not: it is one publisher.
  const said = firstSaid(
    writersOf(song).filter(
      ({ details }) => isSameName(details.publisher.name, own.name) && !isAdministrator(details),
    ),
  );
  const society = own.society || said.society;
  return {
    name: own.name,
    ipiNameNumber: own.ipiNameNumber || said.ipiNameNumber,
    society,
    mechanicalSociety: society,
    share: null,
  };
}

const isAdministrator = ({ publisher }: RegistrationPerson) => publisher.kind === "administrator";

/** Who collects for a writer and owns no part of the song. */
export function administratorOf<Person extends Holder>(
  song: Song<Person>,
  writer: Person,
): RegistrationPerson["publisher"] | null {
  const { details } = writer;
  const onSheet = publisherOnSheet(song, writer);
  const isOnSheet = onSheet !== null && isSamePublisher(onSheet, details.publisher);
  return isAdministrator(details) && details.publisher.name !== "" && !isOnSheet ? details.publisher : null;
}

function firstSaid(writers: readonly Holder[]): Pick<Noted, "ipiNameNumber" | "society"> {
  const first = (field: "ipiNameNumber" | "society") =>
    writers.map(({ details }) => details.publisher[field]).find(Boolean) ?? "";
  return { ipiNameNumber: first("ipiNameNumber"), society: first("society") };
}
