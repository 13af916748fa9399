import { isSameName } from "#shared/domain/acting";
import { foldName } from "#shared/domain/songs/match";

type Reached = { name: string; email: string };

/**
 * Whether somebody on a sheet is called so: "Amina" and "Amina Wanjirũ" are one name at an address that is hers alone, and two at one that
 * `people` share. One mailbox may be that of several people: it never says by itself who somebody is.
 */
export function isCalled(person: Reached, name: string, people: readonly Reached[]): boolean {
  if (isSameName(person.name, name)) return true;
  const isShared = people.filter(({ email }) => email === person.email).length > 1;
  return !isShared && person.email !== "" && (stands(person.name, name) || stands(name, person.name));
}

/** Whether all words of a name stand in another. */
function stands(name: string, other: string): boolean {
  const words = foldName(other).split(" ");
  return (
    foldName(name) !== "" &&
    foldName(name)
      .split(" ")
      .every((word) => words.includes(word))
  );
}
