import { isSameName } from "#shared/domain/acting";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { nothingDeclared, type Declared } from "#shared/domain/declared";
import { recordingName } from "#shared/domain/declared-words";
import { formatShare } from "#shared/domain/shares";
import { peopleOf, type SplitSheet } from "#shared/domain/split-sheet";

type Declaring = Pick<SplitSheet, "declared" | "publishing" | "master">;
type Recording = Declared["recordings"][number];
type Owner = Recording["owners"][number];

/**
 * Owners of other recordings are named, and sign as people of the sheet's lists: whoever is none of these, or could be two of them, would
 * own without signing. What is wrong, each by its place in the sheet; not what stands so, unchanged, in the sheet `inForce`.
 */
export function ownersWhoDoNotSign(
  sheet: Declaring,
  inForce: Declaring | null = null,
): { path: string; message: string }[] {
  const stood = inForce ? strangers(inForce).map(({ message }) => message) : [];
  return strangers(sheet).filter(({ message }) => !stood.includes(message));
}

function strangers(sheet: Declaring): { path: string; message: string }[] {
  const people = peopleOf(sheet);
  return (sheet.declared ?? nothingDeclared).recordings.flatMap((recording, at) =>
    recording.owners.flatMap((owner, index) => {
      // Half typed.
      if (owner.name.trim() === "" || owner.share === 0) return [];
      const found = people.filter(({ name }) => isSameName(name, owner.name)).length;
      if (found === 1) return [];
      const path = `declared.recordings.${at}.owners.${index}.name`;
      return [{ path, message: found === 0 ? strange(owner, recording) : doubtful(owner, recording) }];
    }),
  );
}

const owns = ({ name, share }: Owner, recording: Recording) =>
  `${name} owns ${formatShare(share)}% of “${recordingName(recording)}”`;

const strange = (owner: Owner, recording: Recording) =>
  `${owns(owner, recording)} but is in none of the sheet’s lists, and would not sign: add them there, or take them out of the recording.`;

const doubtful = (owner: Owner, recording: Recording) =>
  `${owns(owner, recording)}, and several people in the sheet’s lists are called so: write the name of the one who owns it so that it is theirs alone.`;

/** Who owns what of the recordings that have owners of their own. */
export function recordingShares(says: TypedContent) {
  const recordings = says.type === "split_sheet" ? (says.content.declared?.recordings ?? []) : [];
  return recordings.flatMap((recording) =>
    recording.owners.map(({ name, share }) => ({ name, recording: recordingName(recording), share })),
  );
}
