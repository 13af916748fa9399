import { figuresIn, numberedAfter, numberOf } from "#shared/domain/agreements/clause-numbers";
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
  /** Paragraphs that begin with a figure, which is no number of a clause and stays as it was written. */
  figures: string[];
  state: EditState;
};
type Placed = Omit<OwnEdit, "state">;

/**
 * What an owner had changed in a draft, held against the text that was drafted anew since: each can be put in again by itself, in the
 * order of the text. Another number alone is no change, and neither is another place: a paragraph that only moved stays where it is drafted.
 * None where most of a long text is other than it was: that is read as a whole, and not by the piece.
 */
export function ownEdits(drafted: string, edited: string, current: string): OwnEdit[] {
  const figures = new Set(figuresOf(drafted, edited));
  const body = (paragraph: string) => bodyOf(paragraph, figures);
  const draftedOf = equalsIn(paragraphsOf(drafted), body);
  const editedOf = equalsIn(paragraphsOf(edited), body);
  const changes = changesInOrder(drafted, edited, body);
  const paragraphs = [drafted, edited, current].reduce((sum, text) => sum + paragraphsOf(text).length, 0);
  if (changes.length * paragraphs > MOST_COMPARED) return [];
  const placed: Placed[] = [];
  for (const { before, after, follows, above } of changes) {
    const own = placed.findLast((earlier) => earlier.after !== null && earlier.after === follows);
    const instead = own ? (own.before === null ? behind(own) : [own.before]) : [];
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
      figures: [before, after, follows, ...instead]
        .filter((paragraph) => paragraph !== null)
        .filter((paragraph) => figures.has(paragraph)),
    });
  }
  return placed
    .filter(({ before, after }) => before !== null || after !== null)
    .map((change) => ({ ...change, state: stateIn(current, change) }));
}

const MOST_BEHIND = 20;

/** Changes, by the paragraphs that each is held against: a thousand changes in three texts of 330 paragraphs. */
const MOST_COMPARED = 1_000_000;

/** What a change that follows another stands behind without it: of a long row of new paragraphs the nearest, and what stands before the row. */
function behind({ follows, instead }: Placed): (string | null)[] {
  const row = [follows, ...instead];
  return row.length > MOST_BEHIND ? [...row.slice(0, MOST_BEHIND - 1), row.at(-1) ?? null] : row;
}

/** A draft's numbers follow one another; its owner may have taken some of them out. */
function figuresOf(drafted: string, edited: string): string[] {
  const written = paragraphsOf(drafted);
  const figures = figuresIn(written, () => false);
  const isFigure = new Set(figures);
  const numbered = new Set(written.filter((paragraph) => !isFigure.has(paragraph)));
  const numbers = new Set([...numbered].map(numberOf));
  const own = figuresIn(paragraphsOf(edited), (paragraph) => numbers.has(numberOf(paragraph)));
  return [...figures, ...own.filter((paragraph) => !numbered.has(paragraph))];
}

/** Counts the paragraphs that are equal to one, among the first `end`. */
function equalsIn(paragraphs: readonly string[], body: (paragraph: string) => string) {
  const bodies = paragraphs.map(body);
  return (paragraph: string | null, end = bodies.length): number => {
    const same = paragraph === null ? null : body(paragraph);
    return bodies.slice(0, end).filter((one) => one === same).length;
  };
}

function stateIn(text: string, change: Placed): EditState {
  const { before, after, figures } = change;
  const lines = text.split("\n");
  const canChange = before !== null && placeToChange(lines, before, change) >= 0;
  if (after === null) return canChange ? "fits" : "in";
  if (placesOf(lines, after, figures).length > 0) return "in";
  if (before !== null) return canChange ? "fits" : "lost";
  return placeBehind(lines, change) === null ? "lost" : "fits";
}

/** The text with a change put in again; null where its place is gone. A clause that has moved keeps its new number. */
export function putIn(text: string, change: Placed): string | null {
  if (stateIn(text, change) !== "fits") return null;
  const { before, after, figures } = change;
  const lines = text.split("\n");
  if (before !== null) {
    const place = placeToChange(lines, before, change);
    if (after === null) lines.splice(place, lines[place + 1]?.trim() === "" ? 2 : 1);
    else lines[place] = withNumberOf(lines[place] ?? "", after, figures);
    return lines.join("\n");
  }
  const place = placeBehind(lines, change) ?? 0;
  const isFigure = after === null || figures.includes(after);
  const paragraph = isFigure ? (after ?? "") : numberedAfter(lines, place, after);
  if (place === 0) lines.unshift(paragraph, "");
  else lines.splice(place, 0, "", paragraph);
  return lines.join("\n");
}

/** The lines of a paragraph, whatever its number is by now. */
function placesOf(lines: readonly string[], paragraph: string, figures: readonly string[]): number[] {
  const known = new Set(figures);
  const body = bodyOf(paragraph, known);
  return lines.flatMap((line, place) => (bodyOf(line, known) === body ? [place] : []));
}

/** The line that is changed or taken out: of equal ones that which the owner had changed; -1 where no more stand than were kept. */
function placeToChange(lines: readonly string[], before: string, { equals, figures }: Placed): number {
  const places = placesOf(lines, before, figures);
  if (places.length <= equals.kept) return -1;
  return places[places.length === equals.drafted ? equals.draftedAbove : equals.keptAbove] ?? -1;
}

/** The line where a new paragraph begins: behind the first that stands of those it can follow; null where none does. */
function placeBehind(lines: readonly string[], { follows, instead, figures }: Placed): number | null {
  for (const paragraph of [follows, ...instead]) {
    if (paragraph === null) return 0;
    const [place] = placesOf(lines, paragraph, figures);
    if (place !== undefined) return place + 1;
  }
  return null;
}

/** A paragraph without the number of its clause. */
function bodyOf(line: string, figures: ReadonlySet<string>): string {
  const paragraph = line.trim();
  return figures.has(paragraph) ? paragraph : paragraph.slice(numberOf(paragraph).length);
}

/** A number is put in the place of one of its kind only. */
function withNumberOf(line: string, paragraph: string, figures: readonly string[]): string {
  const number = figures.includes(line.trim()) ? "" : numberOf(line.trim());
  const body = bodyOf(paragraph, new Set(figures));
  const isOfOneKind = number.startsWith("(") === paragraph.startsWith("(");
  return body !== paragraph && number !== "" && isOfOneKind ? number + body : paragraph;
}
