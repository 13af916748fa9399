import type { FrozenDocument } from "#server/features/documents/index";
import type { SignerRecord } from "#server/features/signing/signers-store";
import {
  compareVersions,
  type Compared,
  type VersionPerson,
  type VersionShare,
  type VersionStatement,
} from "#shared/domain/compare-versions";
import { isSameName } from "#shared/domain/acting";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { compareTexts } from "#shared/domain/compare-texts";
import { declaredParts } from "#shared/domain/declared-words";
import { recordingShares } from "#shared/domain/recording-owners";
import { formatShare, toPercent, totalOf } from "#shared/domain/shares";
import { factText, songFacts } from "#shared/domain/song-facts";
import { rightsTypes, type RightsHolder, type RightsType } from "#shared/domain/split-sheet";
import type { Words } from "#shared/words/speak";

/** What is compared of a version, or of the draft of one. */
export type Statement = TypedContent &
  Pick<FrozenDocument, "title" | "signers"> & { terms: readonly string[] };

/** A version, and the signer of it by whose part it is told. */
type Sent = { says: FrozenDocument; self: Pick<SignerRecord, "key" | "name" | "email" | "rights"> };

/** What a signer's share was and is (`isAnother`: told to somebody who signs in their place), and in short what else changed from one version to the next: a sentence each. */
export function compareInShort(before: Sent, after: Sent & { isAnother: boolean }, words: Words): string[] {
  const { say, list } = words;
  const share = describeShare(before, after, words);
  const also = share !== null;
  const { changed, added, removed } = listChanges(before, after, words);
  const rest = [
    ...(changed.length > 0 ? [say("comparison.changed", { also, things: list(changed) })] : []),
    ...(added.length > 0 ? [say("comparison.added", { names: list(added) })] : []),
    ...(removed.length > 0 ? [say("comparison.removed", { names: list(removed) })] : []),
  ];
  const others = rest.length > 0 ? rest.join(" ") : say("comparison.nothing", { also });
  return share === null ? [others] : [share, others];
}

/** "Your share: 50% → 40%. Your share of “Live”: 20%, as before."; null where nobody holds shares. */
function describeShare(before: Sent, after: Sent & { isAnother: boolean }, { say }: Words): string | null {
  const whose = { name: after.self.name, isAnother: after.isAnother };
  const rightsOf = ({ self }: Sent) => self.rights;
  const held = rightsTypes.filter((type) =>
    [...rightsOf(before), ...rightsOf(after)].some(({ rightsType }) => rightsType === type),
  );
  const recordings = ownedShares(before, after, (owner) => isSameName(owner, after.self.name));
  const lines = [
    ...held.map((rights) => ({
      label:
        held.length + recordings.length === 1
          ? say("comparison.yourShare", whose)
          : say("comparison.yourRights", { ...whose, rights }),
      old: shareOf(rightsOf(before), rights),
      current: shareOf(rightsOf(after), rights),
    })),
    ...recordings.map(({ recording, ...shares }) => ({
      label: say("comparison.yourRecording", { ...whose, recording }),
      ...shares,
    })),
  ];
  if (lines.length === 0) return null;
  const none = say("comparison.none");
  return lines
    .map(({ label, old, current }) =>
      old === current
        ? say("comparison.asBefore", { label, share: current ?? none })
        : say("comparison.moved", { label, before: old ?? none, after: current ?? none }),
    )
    .join(" ");
}

type OwnedShare = { name: string; recording: string; old: string | null; current: string | null };

/** Of each recording with owners of its own, what each of those owned that `isAsked` and owns now. */
function ownedShares(
  before: { says: Statement },
  after: { says: Statement },
  isAsked: (name: string) => boolean,
): OwnedShare[] {
  const ownersIn = ({ says }: { says: Statement }) =>
    recordingShares(says)
      .filter(({ name }) => isAsked(name))
      .map(({ share, ...owner }) => ({ ...owner, share: `${formatShare(share)}%` }));
  const all: OwnedShare[] = ownersIn(before).map(({ share, ...owner }) => ({
    ...owner,
    old: share,
    current: null,
  }));
  for (const { share, ...owner } of ownersIn(after)) {
    const known = all.find(
      ({ name, recording }) => isSameName(name, owner.name) && recording === owner.recording,
    );
    if (known) known.current = share;
    else all.push({ ...owner, old: null, current: share });
  }
  return all;
}

function shareOf(rights: SignerRecord["rights"], type: RightsType): string | null {
  const shares = rights.filter(({ rightsType }) => rightsType === type).map(({ share }) => share);
  return shares.length === 0 ? null : `${formatShare(totalOf(shares))}%`;
}

function listChanges(before: Sent, after: Sent, words: Words) {
  const { say } = words;
  const { facts, people, shares } = compareVersions(
    statementOf(before.says, words),
    statementOf(after.says, words),
  );
  const isSelf = ({ key, name, email }: VersionPerson) =>
    key === undefined ? name === after.self.name && email === after.self.email : key === after.self.key;
  const others = people.filter((person) => !isSelf(newest(person)));
  const named = (change: Compared<VersionPerson>["change"]) =>
    others.filter((person) => person.change === change).map((person) => newest(person).name);
  const rows = shares
    .flatMap((list) => list.rows)
    .filter((row) => !isSelf(newest(row)) && hasOtherShare(row));
  const [added, removed] = [named("added"), named("removed")];
  const sharers = [...new Set(rows.map((row) => newest(row).name))].filter(
    (name) => !added.includes(name) && !removed.includes(name),
  );
  const details = named("changed").filter((name) => !sharers.includes(name));
  return {
    changed: [
      ...facts.filter(({ change }) => change !== "same").map(({ label }) => label),
      ...sharers.map((name) => say("comparison.shareOf", { name })),
      ...ownedShares(before, after, (owner) => !isSameName(owner, after.self.name))
        .filter(({ old, current }) => old !== current)
        .map(({ name, recording }) => say("comparison.shareIn", { name, recording })),
      ...details.map((name) => say("comparison.detailsOf", { name })),
    ],
    added,
    removed,
  };
}

/** One thing that differs, old beside new. */
export type ChangedThing = { label: string; before: string | null; after: string | null };

/** Everything that differs from one version to the next: shares first, then the text with money and rights ahead, then the facts. */
export function compareInFull(before: Statement, after: Statement, words: Words): ChangedThing[] {
  const { say } = words;
  const { facts, people, shares } = compareVersions(statementOf(before, words), statementOf(after, words));
  return [
    ...shares.flatMap(({ rightsType: rights, rows }) =>
      rows.filter(hasOtherShare).map((row) => ({
        label: say("comparison.sharesOf", { name: newest(row).name, rights }),
        before: row.before && `${row.before.percentage}%`,
        after: row.after && `${row.after.percentage}%`,
      })),
    ),
    ...ownedShares({ says: before }, { says: after }, () => true)
      .filter(({ old, current }) => old !== current)
      .map(({ name, recording, old, current }) => ({
        label: say("comparison.ownerIn", { name, recording }),
        before: old,
        after: current,
      })),
    ...compareTexts(textOf(before), textOf(after)).map(({ place, ...sentences }) => ({
      label: place === "" ? say("comparison.paragraph") : say("comparison.clause", { number: place }),
      ...sentences,
    })),
    ...people
      // Who is new on a sheet, or gone from it, is so with a share.
      .filter(({ change }) => change === "changed" || (after.type !== "split_sheet" && change !== "same"))
      .map((person) => ({
        label: say("comparison.person"),
        before: person.before && namedPerson(person.before),
        after: person.after && namedPerson(person.after),
      }))
      .filter((person) => person.before !== person.after),
    ...facts
      .filter((fact) => fact.change !== "same" && !texts.some((id) => fact.label === say(id)))
      .map((fact) => ({ label: capitalised(fact.label), before: fact.before, after: fact.after })),
  ];
}

/** Some names of facts are those within a sentence. */
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Facts that are read paragraph by paragraph. */
const texts = ["fact.text", "fact.terms"] as const;

const textOf = (says: Statement) =>
  says.type === "split_sheet" ? says.terms.join("\n") : says.content.generatedAgreement;

const namedPerson = ({ name, role }: VersionPerson) => (role === "" ? name : `${name}, ${role}`);

function newest<Thing>({ before, after }: Compared<Thing>): Thing {
  return (after ?? before)!;
}

const hasOtherShare = ({ before, after }: Compared<VersionShare>) => before?.percentage !== after?.percentage;

const inPercent = (holders: readonly RightsHolder[]) =>
  holders.map(({ share, ...holder }) => ({ ...holder, percentage: toPercent(share) }));

function statementOf(says: Statement, { say }: Words): VersionStatement {
  const people = says.signers.map(({ key, ...person }) => ({ ...person, key: key ?? undefined }));
  if (says.type !== "split_sheet") {
    const facts = [
      { label: say("fact.title"), text: says.title },
      { label: say("fact.text"), text: says.content.generatedAgreement },
    ];
    return { facts, people, shares: { publishing: [], master: [] } };
  }
  const { content, terms } = says;
  return {
    facts: [
      ...songFacts.map((fact) => ({ label: say(`fact.${fact.key}`), text: factText(content, fact) })),
      ...declaredParts(content.declared).map(({ key, lines }) => ({
        label: say(`fact.${key}`),
        text: lines.join("; "),
      })),
      { label: say("fact.terms"), text: terms.join("\n") },
    ],
    people,
    shares: { publishing: inPercent(content.publishing), master: inPercent(content.master) },
  };
}
