import type { Reached } from "#shared/domain/split-sheet";

type Person = Reached & { name: string };

/**
 * Who of those that a version in force binds is not asked to sign the next one as somebody on it. People are known by their mailbox, and by
 * name as well where one of the two versions has several people there: what they hold is taken from nobody who was not asked.
 */
export const leaversAmong = <Former extends Person>(
  former: readonly Former[],
  next: readonly Person[],
): Former[] => former.filter((person) => !findSame(former, next, person));

/** The same person among `others`, by what `leaversAmong` knows people by; `own` are those that the person stands among. */
export function findSame<Other extends Person>(
  own: readonly Person[],
  others: readonly Other[],
  person: Person,
): Other | undefined {
  const there = at(others, person);
  const isShared = at(own, person).length > 1 || there.length > 1;
  return isShared ? there.find(({ name }) => foldName(name) === foldName(person.name)) : there[0];
}

/** Who has signed, with the one of their ways that the signature came by: the others may be whoever's the sender wrote there. */
type Signed = Person & { signedAt: Reached };

/**
 * Who signed the version in force and would be reached by the next one in another way than that: whoever draws it up could answer there
 * for them.
 */
export const givenAnotherWay = <Former extends Signed>(
  former: readonly Former[],
  next: readonly Person[],
): Former | undefined =>
  next
    .flatMap((person) => {
      const known = former.filter((one) => sharesWay(one, person));
      return known.some(({ signedAt }) => hasWaysOf(signedAt, person)) ? [] : known;
    })
    .at(0);

/** Whether a mailbox or a number is of both. */
export const sharesWay = (one: Reached, other: Reached) =>
  (one.email !== "" && foldAddress(one.email) === foldAddress(other.email)) ||
  (!!one.phone && one.phone === other.phone);

const hasWaysOf = (known: Reached, { email, phone = "" }: Reached) =>
  (email === "" || foldAddress(known.email) === foldAddress(email)) &&
  (phone === "" || known.phone === phone);

const at = <Someone extends Person>(people: readonly Someone[], person: Person) =>
  people.filter((other) => sharesWay(other, person));

const foldAddress = (address: string) => address.trim().toLowerCase();
/** A name as it is compared: however it is spaced and capitalised. */
const foldName = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
