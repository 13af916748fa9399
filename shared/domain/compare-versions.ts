import { personKey, rightsTypes, type RightsType } from "#shared/domain/split-sheet";

/**
 * A person of a version; a party of an agreement has a role in it, and no shares. `key` is what versions of one document call the same
 * person, where they do; an address that is not known is empty.
 */
export type VersionPerson = { name: string; email: string; role: string; key?: string | undefined };
/** A row of a list of rights, its share in percent. */
export type VersionShare = VersionPerson & { percentage: number };

/** What can be compared of a version, as people read it. */
export type VersionStatement = {
  facts: readonly { label: string; text: string }[];
  people: readonly VersionPerson[];
  shares: Record<RightsType, readonly VersionShare[]>;
};

export type Change = "same" | "added" | "removed" | "changed";
/** One thing in both versions; `before` is null where it was added, `after` where it was removed. */
export type Compared<Thing> = { change: Change; before: Thing | null; after: Thing | null };

export type VersionsComparison = {
  facts: (Compared<string> & { label: string })[];
  people: Compared<VersionPerson>[];
  /** Only the lists that one of the two versions has. */
  shares: { rightsType: RightsType; rows: Compared<VersionShare>[] }[];
};

/** What became of each fact, person and share from one version to the next: in the order of the newer one, what went at the end. */
export function compareVersions(before: VersionStatement, after: VersionStatement): VersionsComparison {
  return {
    facts: compareFacts(before.facts, after.facts),
    people: pair(before.people, after.people, [ownKey, personKey, nameOf, emailOf]).map((couple) =>
      compared(couple, isSamePerson),
    ),
    shares: rightsTypes
      .filter((rightsType) => before.shares[rightsType].length + after.shares[rightsType].length > 0)
      .map((rightsType) => ({
        rightsType,
        rows: compareShares(before.shares[rightsType], after.shares[rightsType]),
      })),
  };
}

function compareFacts(before: VersionStatement["facts"], after: VersionStatement["facts"]) {
  const filled = (facts: VersionStatement["facts"]) => facts.filter(({ text }) => text !== "");
  return pair(filled(before), filled(after), [({ label }) => label]).map(([old, current]) => ({
    label: (current ?? old)?.label ?? "",
    ...compared([old?.text ?? null, current?.text ?? null], (one, other) => one === other),
  }));
}

/** Somebody with two rows is followed by what they did there, somebody who took another name or address by the other one. */
function compareShares(before: readonly VersionShare[], after: readonly VersionShare[]) {
  const keyedRow = (row: VersionShare) => (row.key === undefined ? "" : `${row.key}\n${row.role}`);
  const rowOf = (row: VersionShare) => `${personKey(row)}\n${row.role}`;
  return pair(before, after, [keyedRow, ownKey, rowOf, personKey, nameOf, emailOf]).map((couple) =>
    compared(couple, (old, current) => isSamePerson(old, current) && old.percentage === current.percentage),
  );
}

function isSamePerson(one: VersionPerson, other: VersionPerson): boolean {
  const atSameAddress = one.email === other.email || one.email === "" || other.email === "";
  return one.name === other.name && atSameAddress && one.role === other.role;
}

const ownKey = ({ key }: VersionPerson) => key ?? "";
const nameOf = ({ name }: VersionPerson) => name.trim().toLowerCase();
const emailOf = ({ email }: VersionPerson) => email.trim().toLowerCase();

type Couple<Thing> = readonly [before: Thing | null, after: Thing | null];

/** Brings together what has the same key, by the first key that finds anything; each thing once. An empty key finds nothing. */
function pair<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  keys: readonly ((thing: Thing) => string)[],
): Couple<Thing>[] {
  const left = new Set(before);
  const partners = new Map<Thing, Thing>();
  for (const keyOf of keys) {
    for (const thing of after) {
      const key = keyOf(thing);
      const partner =
        partners.has(thing) || key === "" ? undefined : [...left].find((old) => keyOf(old) === key);
      if (partner === undefined) continue;
      partners.set(thing, partner);
      left.delete(partner);
    }
  }
  return [
    ...after.map((thing): Couple<Thing> => [partners.get(thing) ?? null, thing]),
    ...[...left].map((old): Couple<Thing> => [old, null]),
  ];
}

function compared<Thing>(
  [before, after]: Couple<Thing>,
  isSame: (before: Thing, after: Thing) => boolean,
): Compared<Thing> {
  if (before === null) return { change: "added", before, after };
  if (after === null) return { change: "removed", before, after };
  return { change: isSame(before, after) ? "same" : "changed", before, after };
}
