import type { Queryable } from "#server/db/client";
import {
  findInForce,
  findVersion,
  keysOfDraft,
  readFrozen,
  type VersionRecord,
} from "#server/features/documents/index";
import { compareInFull, type ChangedThing, type Statement } from "#server/features/signing/compare-in-short";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { partiesOf } from "#shared/domain/parties";
import { personKey, type RightsHolder } from "#shared/domain/split-sheet";
import { wordsIn } from "#shared/words/speak";

/** What is changed of a version in force; `sent` is the version that is to replace it, or has, and null of a draft. */
type Changing = {
  id: string;
  title: string;
  says: TypedContent & { terms: readonly string[] };
  sent: VersionRecord | null;
};

export type Changes = { version: number; things: ChangedThing[] };

/**
 * What a document changes of the version in force, old beside new: as it was sent to replace it, which is frozen and always the same, else
 * as it is drafted. Null where there is nothing to replace.
 */
export async function findChanges(
  db: Queryable,
  { id, title, says, sent }: Changing,
): Promise<Changes | null> {
  const frozen = sent && readFrozen(sent);
  const before = frozen
    ? frozen.replaces && (await findVersion(db, id, frozen.replaces.version))
    : await findInForce(db, id);
  if (!before) return null;
  const after = frozen ?? (await draftOf(db, id, title, says));
  return { version: before.number, things: compareInFull(readFrozen(before), after, wordsIn("en")) };
}

/** A draft with the keys that its people would be sent with: names alone do not tell namesakes apart. */
async function draftOf(db: Queryable, id: string, title: string, says: Changing["says"]): Promise<Statement> {
  const people = partiesOf(says);
  const given = await keysOfDraft(db, id, people);
  const signers = people.map((person, index) => ({ ...person, key: given[index]! }));
  if (says.type !== "split_sheet") return { ...says, title, signers };
  const keys = new Map(signers.map((person) => [personKey(person), person.key]));
  const keyRow = (row: RightsHolder) => ({ ...row, key: keys.get(personKey(row)) });
  const { publishing, master } = says.content;
  const content = { ...says.content, publishing: publishing.map(keyRow), master: master.map(keyRow) };
  return { ...says, content, title, signers };
}
