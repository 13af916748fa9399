import { numberedAfter, numberOf } from "#shared/domain/agreements/clause-numbers";
import { changesInOrder, paragraphsOf, type ChangedParagraph } from "#shared/domain/compare-texts";

/** Whether a change of the owner's stands in a text, could stand there as it is, or has lost its place. */
export const editStates = ["in", "fits", "lost"] as const;
type EditState = (typeof editStates)[number];
export type OwnEdit = ChangedParagraph & {
  follows: string | null;
  /** What it stands behind where the paragraph it follows, the owner's own, is not in the text; null is the beginning. */
  instead: (string | null)[];
  /** Paragraphs equal to `before`: all that were drafted and those above it, all that the owner kept and those above it. */
  equals: { drafted: number; draftedAbove: number; kept: number; keptAbove: number };
  state: EditState;
};
type Placed = Omit<OwnEdit, "state">;

/**
 * What an owner had changed in a draft, held against the text that was drafted anew since: each can be put in again by itself, in the
 * order of the text. Another number alone is no change, and neither is another place: a paragraph that only moved stays where it is drafted.
 */
export function ownEdits(drafted: string, edited: string, current: string): OwnEdit[] {
  const [bodiesDrafted, bodiesEdited] = [drafted, edited].map((text) => paragraphsOf(text).map(bodyOf));
  const draftedOf = equalsIn(bodiesDrafted!);
  const editedOf = equalsIn(bodiesEdited!);
  const placed: Placed[] = [];
  for (const { before, after, follows, above } of changesInOrder(drafted, edited, bodyOf)) {
    const own = placed.findLast((earlier) => earlier.after !== null && earlier.after === follows);
    const instead = own ? (own.before === null ? [own.follows, ...own.instead] : [own.before]) : [];
    const equals = {
      drafted: draftedOf(before),
      draftedAbove: draftedOf(before, above.before),
      kept: editedOf(before),
      keptAbove: editedOf(before, above.after),
    };
    placed.push({
      before: equals.kept < equals.drafted ? before : null,
      after: draftedOf(after) < editedOf(after) ? after : null,
      follows,
      instead,
      equals,
    });
  }
  return placed
    .filter(({ before, after }) => before !== null || after !== null)
    .map((change) => ({ ...change, state: stateIn(current, change) }));
}

/** Counts the paragraphs that are equal to one, among the first `end`. */
const equalsIn =
  (bodies: readonly string[]) =>
  (paragraph: string | null, end = bodies.length): number =>
    paragraph === null ? 0 : bodies.slice(0, end).filter((body) => body === bodyOf(paragraph)).length;

function stateIn(text: string, change: Placed): EditState {
  const { before, after } = change;
  const lines = text.split("\n");
  const canChange = before !== null && placeToChange(lines, before, change) >= 0;
  if (after === null) return canChange ? "fits" : "in";
  if (placesOf(lines, after).length > 0) return "in";
  if (before !== null) return canChange ? "fits" : "lost";
  return placeBehind(lines, change) === null ? "lost" : "fits";
}

/** The text with a change put in again; null where its place is gone. A clause that has moved keeps its new number. */
export function putIn(text: string, change: Placed): string | null {
  if (stateIn(text, change) !== "fits") return null;
  const { before, after } = change;
  const lines = text.split("\n");
  if (before !== null) {
    const place = placeToChange(lines, before, change);
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

/** The lines of a paragraph, whatever its number is by now. */
const placesOf = (lines: readonly string[], paragraph: string) =>
  lines.flatMap((line, place) => (bodyOf(line) === bodyOf(paragraph) ? [place] : []));

/** The line that is changed or taken out: of equal ones that which the owner had changed; -1 where no more stand than were kept. */
function placeToChange(lines: readonly string[], before: string, { equals }: Placed): number {
  const places = placesOf(lines, before);
  if (places.length <= equals.kept) return -1;
  return places[places.length === equals.drafted ? equals.draftedAbove : equals.keptAbove] ?? -1;
}

/** The line where a new paragraph begins: behind the first that stands of those it can follow; null where none does. */
function placeBehind(lines: readonly string[], { follows, instead }: Placed): number | null {
  for (const paragraph of [follows, ...instead]) {
    if (paragraph === null) return 0;
    const [place] = placesOf(lines, paragraph);
    if (place !== undefined) return place + 1;
  }
  return null;
}

const bodyOf = (line: string) => line.trim().slice(numberOf(line.trim()).length);

function withNumberOf(line: string, paragraph: string): string {
  const number = numberOf(line.trim());
  return numberOf(paragraph) !== "" && number !== "" ? number + bodyOf(paragraph) : paragraph;
}
