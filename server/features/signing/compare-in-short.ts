import type { readFrozen } from "#server/features/documents/index";
import type { SignerRow } from "#server/features/signing/signers-store";
import { comparisonWords, type ComparisonWords } from "#server/features/signing/comparison-words";
import type { Language } from "#shared/words/languages";
import {
  compareVersions,
  type Compared,
  type VersionPerson,
  type VersionShare,
  type VersionStatement,
} from "#shared/domain/compare-versions";
import { formatShare, toPercent, totalOf } from "#shared/domain/shares";
import { factText } from "#shared/domain/song-facts";
import { rightsTypes, songFacts, type RightsHolder, type RightsType } from "#shared/domain/split-sheet";

type Frozen = ReturnType<typeof readFrozen>;

/** A version, and the signer of it who reads the comparison. */
type Sent = { says: Frozen; self: Pick<SignerRow, "name" | "email" | "rights"> };

/** What a signer's share was and is, and in short what else changed from one version to the next: a sentence each. */
export function compareInShort(before: Sent, after: Sent, language: Language): string[] {
  const words = comparisonWords[language];
  const share = tellShare(before.self.rights, after.self.rights, words);
  const { changed, added, removed } = listChanges(before, after, words);
  const rest = [
    ...(changed.length > 0 ? [words.changed(words.list(changed), share !== null)] : []),
    ...(added.length > 0 ? [words.added(words.list(added))] : []),
    ...(removed.length > 0 ? [words.removed(words.list(removed))] : []),
  ];
  const others = rest.length > 0 ? rest.join(" ") : words.nothing(share !== null);
  return share === null ? [others] : [share, others];
}

/** "Your share: 50% → 40%."; null where nobody holds shares. */
function tellShare(
  before: SignerRow["rights"],
  after: SignerRow["rights"],
  words: ComparisonWords,
): string | null {
  const held = rightsTypes.filter((type) =>
    [...before, ...after].some(({ rightsType }) => rightsType === type),
  );
  if (held.length === 0) return null;
  return held
    .map((type) => {
      const [old, current] = [shareOf(before, type), shareOf(after, type)].map(
        (share) => share ?? words.none,
      );
      const label = held.length === 1 ? words.share : words.rights[type];
      return old === current ? `${label}: ${current}, ${words.asBefore}.` : `${label}: ${old} → ${current}.`;
    })
    .join(" ");
}

function shareOf(rights: SignerRow["rights"], type: RightsType): string | null {
  const shares = rights.filter(({ rightsType }) => rightsType === type).map(({ share }) => share);
  return shares.length === 0 ? null : `${formatShare(totalOf(shares))}%`;
}

function listChanges(before: Sent, after: Sent, words: ComparisonWords) {
  const { facts, people, shares } = compareVersions(statementOf(before.says), statementOf(after.says));
  const isSelf = ({ name, email }: VersionPerson) => name === after.self.name && email === after.self.email;
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
      ...facts.filter(({ change }) => change !== "same").map(({ label }) => words.facts[label] ?? label),
      ...sharers.map(words.shareOf),
      ...details.map(words.detailsOf),
    ],
    added,
    removed,
  };
}

function newest<Thing>({ before, after }: Compared<Thing>): Thing {
  return (after ?? before)!;
}

const hasOtherShare = ({ before, after }: Compared<VersionShare>) => before?.percentage !== after?.percentage;

const inPercent = (holders: readonly RightsHolder[]) =>
  holders.map(({ share, ...holder }) => ({ ...holder, percentage: toPercent(share) }));

function statementOf(says: Frozen): VersionStatement {
  const people = says.signers;
  if (says.type !== "split_sheet") {
    const facts = [
      { label: "the title", text: says.title },
      { label: "the text of the agreement", text: says.content.generatedAgreement },
    ];
    return { facts, people, shares: { publishing: [], master: [] } };
  }
  const { content, terms } = says;
  return {
    facts: [
      ...songFacts.map((fact) => ({ label: fact.label, text: factText(content, fact) })),
      { label: "Notes", text: content.notes },
      { label: "Agreement", text: terms.join("\n") },
    ],
    people,
    shares: { publishing: inPercent(content.publishing), master: inPercent(content.master) },
  };
}
