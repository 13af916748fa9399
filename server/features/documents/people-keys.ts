import { addressOf, personKey, type Reached } from "#shared/domain/split-sheet";

type Person = Reached & { name: string };
/** Somebody who was asked to sign an earlier version; versions of the first format gave no keys. */
type EarlierPerson = Person & { key: string | null };

/**
 * The keys of those who were asked to sign earlier versions, oldest first, and of those who are asked now. A person keeps their key
 * under another name, as long as they are reached at the same address and nobody else is; never by the name alone: somebody else
 * could sign in their place.
 */
export function giveKeys(
  earlier: readonly EarlierPerson[],
  people: readonly Person[],
): { earlier: string[]; people: string[] } {
  const highest = Math.max(0, ...earlier.map(({ key }) => Number(key?.slice(1) ?? 0)));
  let next = highest;
  const newKey = () => `p${(next += 1)}`;

  const byPerson = new Map<string, string>();
  const keysBefore = earlier.map((person) => {
    const key = person.key ?? byPerson.get(personKey(person)) ?? newKey();
    byPerson.set(personKey(person), key);
    return key;
  });
  const byAddress = Map.groupBy(
    earlier.map((person, index) => ({ address: addressOf(person), key: keysBefore[index]! })),
    ({ address }) => address,
  );
  const same = people.map((person) => byPerson.get(personKey(person)));
  const taken = new Set(same);
  return {
    earlier: keysBefore,
    people: people.map((person, index) => {
      const known = same[index];
      if (known) return known;
      const address = addressOf(person);
      const keys = new Set(byAddress.get(address)?.map(({ key }) => key));
      const isAlone = people.filter((other) => addressOf(other) === address).length === 1;
      const [only] = keys;
      return only && keys.size === 1 && isAlone && !taken.has(only) ? only : newKey();
    }),
  };
}
