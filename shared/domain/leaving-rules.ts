import { addressOf, type Reached } from "#shared/domain/split-sheet";
type Person = Reached & { name: string };

/**
 * Who of those that a version in force binds is not asked to sign the next one as somebody on it. People are known by their mailbox, and by
 * name as well where one of the two versions has several people there: what they hold is taken from nobody who was not asked.
 */
export function leaversAmong<Former extends Person>(
  former: readonly Former[],
  next: readonly Person[],
): Former[] {
  return former.filter((person) => {
    const [before, after] = [at(former, person), at(next, person)];
    const isShared = before.length > 1 || after.length > 1;
    return isShared
      ? !after.some(({ name }) => foldName(name) === foldName(person.name))
      : after.length === 0;
  });
}

/**
 * Somebody on both versions who would be reached by the next one in a way that the one in force does not have: whoever draws it up could
 * answer there for them.
 */
export const givenAnotherWay = <Next extends Person>(
  former: readonly Person[],
  next: readonly Next[],
): Next | undefined =>
  next.find((person) => {
    const before = at(former, person);
    return before.length > 0 && !before.some((known) => hasWaysOf(known, person));
  });

const hasWaysOf = (known: Reached, { email, phone = "" }: Reached) =>
  (email === "" || foldAddress(known.email) === foldAddress(email)) &&
  (phone === "" || known.phone === phone);

const at = <Someone extends Person>(people: readonly Someone[], person: Person) =>
  people.filter((other) => foldAddress(addressOf(other)) === foldAddress(addressOf(person)));

const foldAddress = (address: string) => address.trim().toLowerCase();
/** A name as it is compared: however it is spaced and capitalised. */
const foldName = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
