import { numberedAfter } from "#shared/domain/agreements/clause-numbers";
import { changesInOrder, type PlacedChange } from "#shared/domain/compare-texts";

/** Whether a change of the owner's stands in a text, could stand there as it is, or has lost its place. */
export const editStates = ["in", "fits", "lost"] as const;
type EditState = (typeof editStates)[number];
export type OwnEdit = PlacedChange & {
  /** What it stands behind where the paragraph it follows, the owner's own, is not in the text; null is the beginning. */
  instead: (string | null)[];
  state: EditState;
};
type Placed = Omit<OwnEdit, "state">;

/**
 * What an owner had changed in a draft, held against the text that was drafted anew since: each can be put in again by itself, in the
 * order of the text. Another number alone is no change.
 */
export function ownEdits(drafted: string, edited: string, current: string): OwnEdit[] {
  const placed: Placed[] = [];
  for (const change of changesInOrder(drafted, edited, bodyOf)) {
    const own = placed.findLast(({ after }) => after !== null && after === change.follows);
    const instead = own ? (own.before === null ? [own.follows, ...own.instead] : [own.before]) : [];
    placed.push({ ...change, instead });
  }
  return placed.map((change) => ({ ...change, state: stateIn(current, change) }));
}

function stateIn(text: string, change: Placed): EditState {
  const { before, after } = change;
  const lines = text.split("\n");
  const stands = (paragraph: string) => placeOf(lines, paragraph) >= 0;
  if (after === null) return before !== null && stands(before) ? "fits" : "in";
  if (stands(after)) return "in";
  if (before !== null) return stands(before) ? "fits" : "lost";
  return placeBehind(lines, change) === null ? "lost" : "fits";
}

/** The text with a change put in again; null where its place is gone. A clause that has moved keeps its new number. */
export function putIn(text: string, change: Placed): string | null {
  if (stateIn(text, change) !== "fits") return null;
  const { before, after } = change;
  const lines = text.split("\n");
  if (before !== null) {
    const place = placeOf(lines, before);
    if (after === null) lines.splice(place, lines[place + 1]?.trim() === "" ? 2 : 1);
    else lines[place] = withNumberOf(lines[place] ?? "", after);
    return lines.join("\n");
  }
  const place = placeBehind(lines, change) ?? 0;
  const paragraph = numberedAfter(lines, place, after ?? "");
  if (place === 0) lines.unshift(paragraph, "");
  else lines.splice(place, 0, "", paragraph);
  return lines.join("\n");
}

/** The line of a paragraph, whatever its number is by now; -1 where there is none. */
const placeOf = (lines: readonly string[], paragraph: string) =>
  lines.findIndex((line) => bodyOf(line) === bodyOf(paragraph));

/** The line where a new paragraph begins: behind the first that stands of those it can follow; null where none does. */
function placeBehind(lines: readonly string[], { follows, instead }: Placed): number | null {
  for (const paragraph of [follows, ...instead]) {
    if (paragraph === null) return 0;
    const place = placeOf(lines, paragraph);
    if (place >= 0) return place + 1;
  }
  return null;
}

/** "5.2 ", "(a) ", "12. ", "5A.1 ", "C.2 ", "ANNEX C. " */
const NUMBER = /^(?:\d+[A-Z]?(?:\.\d+)*\.?|[A-Z]\.\d+|ANNEX [A-Z]\.|\([A-Za-z\d]{1,3}\))\s+/;

const bodyOf = (line: string) => line.trim().replace(NUMBER, "");

function withNumberOf(line: string, paragraph: string): string {
  const number = NUMBER.exec(line.trim())?.[0] ?? "";
  return NUMBER.test(paragraph) && number !== "" ? number + bodyOf(paragraph) : paragraph;
}
