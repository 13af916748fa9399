import { changesInOrder, type PlacedChange } from "#shared/domain/compare-texts";

/** Whether a change of the owner's stands in a text, could stand there as it is, or has lost its place. */
export const editStates = ["in", "fits", "lost"] as const;
type EditState = (typeof editStates)[number];
export type OwnEdit = PlacedChange & { state: EditState };

/**
 * What an owner had changed in a draft, held against the text that was drafted anew since: each can be put in again by itself, in the
 * order of the text.
 */
export function ownEdits(drafted: string, edited: string, current: string): OwnEdit[] {
  return changesInOrder(drafted, edited).map((change) => ({ ...change, state: stateIn(current, change) }));
}

function stateIn(text: string, { before, after, follows }: PlacedChange): EditState {
  const bodies = new Set(text.split("\n").map(bodyOf));
  const stands = (paragraph: string) => bodies.has(bodyOf(paragraph));
  if (after === null) return before !== null && stands(before) ? "fits" : "in";
  if (stands(after)) return "in";
  if (before !== null) return stands(before) ? "fits" : "lost";
  return follows === null || stands(follows) ? "fits" : "lost";
}

/** The text with a change put in again; null where its place is gone. A clause that has moved keeps its new number. */
export function putIn(text: string, change: PlacedChange): string | null {
  if (stateIn(text, change) !== "fits") return null;
  const { before, after, follows } = change;
  const lines = text.split("\n");
  const at = (paragraph: string) => lines.findIndex((line) => bodyOf(line) === bodyOf(paragraph));
  if (before !== null) {
    const place = at(before);
    if (after === null) lines.splice(place, lines[place + 1]?.trim() === "" ? 2 : 1);
    else lines[place] = withNumberOf(lines[place] ?? "", after);
  } else if (follows === null) lines.unshift(after ?? "", "");
  else lines.splice(at(follows) + 1, 0, "", after ?? "");
  return lines.join("\n");
}

/** "5.2 ", "(a) ", "12. " */
const NUMBER = /^(?:\d+(?:\.\d+)*\.?|\([a-z\d]{1,3}\))\s+/i;

const bodyOf = (line: string) => line.trim().replace(NUMBER, "");

function withNumberOf(line: string, paragraph: string): string {
  const number = NUMBER.exec(line.trim())?.[0] ?? "";
  return NUMBER.test(paragraph) && number !== "" ? number + bodyOf(paragraph) : paragraph;
}
