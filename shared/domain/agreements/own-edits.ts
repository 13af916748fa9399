import {
  clauseOf,
  clausesAround,
  isNumbered,
  numberedBetween,
  numberOf,
  numbersIn,
} from "#shared/domain/agreements/clause-numbers";
import {
  compareInOrder,
  paragraphsOf,
  readAlike,
  type ChangedParagraph,
  type PlacedChange,
} from "#shared/domain/compare-texts";

/** Whether a change of the owner's stands in a text, could stand there as it is, or has lost its place. */
export const editStates = ["in", "fits", "lost"] as const;
export type OwnEdit = ChangedParagraph & {
  state: (typeof editStates)[number];
  /** The paragraph of the text that it changes or takes out, or else stands behind; -1 is the beginning. */
  place: number;
  /** What begins with a figure, which is no number of a clause and stays as it was written. */
  figures: { before: boolean; after: boolean };
};

/** A longer text is read as a whole, and not by the piece. */
const MOST_PARAGRAPHS = 1_000;

/**
 * What an owner had changed in a draft, held against the text that was drafted anew and that of now: each can be put in again by itself.
 * Another number alone is no change, and neither is another place: a paragraph that only moved stays where it is drafted. A sentence that
 * the owner wrote at several places is put in as often. Null where a text is too long for that.
 */
export function ownEdits(
  drafted: string,
  edited: string,
  redrafted: string,
  current = redrafted,
): OwnEdit[] | null {
  const [draft, own] = [paragraphsOf(drafted), paragraphsOf(edited)];
  const [anew, now] = [paragraphsOf(redrafted), paragraphsOf(current)];
  if (Math.max(draft.length, own.length, anew.length, now.length) > MOST_PARAGRAPHS) return null;
  const { figures, within } = figuresOf(draft, own);
  const body = (paragraph: string) => bodyOf(paragraph, figures);
  const [inDraft, inOwn] = [counterOf(draft, body), counterOf(own, body)];
  const [inAnew, inNow] = [counterOf(anew, body), counterOf(now, body)];
  const { kept, changed } = compareInOrder(draft, own, body);
  const changes = changed.map(({ before, after, above }) => ({
    before: before !== null && inOwn(before) < inDraft(before) ? before : null,
    after: after !== null && inOwn(after) > inDraft(after) ? after : null,
    above,
  }));
  const places = placesIn(now, { draft, own, kept, body });

  /** Of what the owner added, what was not put in since; the library may have come to say it itself. */
  const isMissing = taking(body, (one) => {
    const added = inOwn(one) - inDraft(one) - positive(inAnew(one) - inDraft(one));
    return added - positive(inNow(one) - inAnew(one));
  });
  /** Of what the owner took out, what was drafted anew and not taken out since. */
  const isLeft = taking(body, (one) => {
    const gone = Math.min(inDraft(one), inAnew(one)) - inOwn(one);
    return gone - positive(inAnew(one) - inNow(one));
  });
  // Of equal ones that which stands nowhere is missing before one that does.
  const stands = ({ above }: PlacedChange) => Number(places.ofOwn.has(above.after));
  const missing = new Set(
    changes
      .toSorted((one, other) => stands(one) - stands(other))
      .filter(({ after }) => after !== null && isMissing(after)),
  );

  const behind = placesBehind(own, changes, { ...places, missing });
  const clauses = clausesAround(numbersIn(now));
  const isFigure = (paragraph: string | null) => paragraph !== null && figures.has(paragraph);
  return changes
    .filter(({ before, after }) => before !== null || after !== null)
    .map((change): OwnEdit => {
      const { before, after, above } = change;
      const edit = { before, after, figures: { before: isFigure(before), after: isFigure(after) } };
      if (after !== null && !missing.has(change)) return { ...edit, state: "in", place: -1 };
      const place = before === null ? behind[above.after] : places.ofDraft.get(above.before);
      const clause = within.get(after);
      const canStand = place !== undefined && (clause === undefined || clauses[place] === clause);
      if (canStand && (before === null || isLeft(before))) return { ...edit, state: "fits", place };
      return { ...edit, state: after === null ? "in" : "lost", place: -1 };
    });
}

/**
 * A draft's numbers follow one another; its owner may have taken some of them out. Nobody can tell a figure from a number behind a gap that
 * the owner left: it is kept as it was written, but only `within` the clause that it names.
 */
function figuresOf(draft: readonly string[], own: readonly string[]) {
  const isNumber = (numbers: readonly unknown[]) => (paragraph: string, place: number) =>
    numbers[place] !== null || !isNumbered(paragraph);
  const isOfDraft = isNumber(numbersIn(draft, () => false));
  const numbered = new Set(draft.filter(isOfDraft));
  const figures = new Set(draft.filter((paragraph, place) => !isOfDraft(paragraph, place)));
  const known = new Set([...numbered].map(numberOf));
  const numbers = numbersIn(own, (paragraph) => known.has(numberOf(paragraph)));
  const isOfOwn = isNumber(numbers);
  const clauses = clausesAround(numbers);
  const within = new Map<string | null, string>();
  for (const [place, paragraph] of own.entries()) {
    if (isOfOwn(paragraph, place) || numbered.has(paragraph)) continue;
    figures.add(paragraph);
    const clause = clauseOf(paragraph);
    if (clause !== undefined && clause === clauses[place]) within.set(paragraph, clause);
  }
  return { figures, within };
}

type Body = (paragraph: string) => string;
const positive = (count: number) => Math.max(0, count);

/** How many of a text's paragraphs say what one says. */
function counterOf(paragraphs: readonly string[], body: Body) {
  const counts = new Map<string, number>();
  for (const one of paragraphs) counts.set(body(one), (counts.get(body(one)) ?? 0) + 1);
  return (paragraph: string) => counts.get(body(paragraph)) ?? 0;
}

/** Says of paragraph after paragraph whether there is one more of what it says. */
function taking(body: Body, countOf: (paragraph: string) => number) {
  const left = new Map<string, number>();
  return (paragraph: string): boolean => {
    const count = left.get(body(paragraph)) ?? countOf(paragraph);
    left.set(body(paragraph), count - 1);
    return count > 0;
  };
}

type Pairs = readonly (readonly [number, number])[];
type Drafted = { draft: readonly string[]; own: readonly string[]; kept: Pairs; body: Body };

/** Where in the text of now the paragraphs of the draft and of the owner's text stand, and those of the draft that are worded otherwise. */
function placesIn(now: readonly string[], { draft, own, kept, body }: Drafted) {
  const { kept: stayed, changed } = compareInOrder(draft, now, body);
  const reworded = changed.filter(
    ({ before, after }) => before !== null && after !== null && readAlike(before, after),
  );
  return {
    ofDraft: withMoved(draft, now, stayed, body),
    ofOwn: withMoved(own, now, compareInOrder(own, now, body).kept, body),
    reworded: new Map(reworded.map(({ above }) => [above.before, above.after])),
    draftedAs: new Map(kept.map(([drafted, owned]) => [owned, drafted])),
  };
}

/** The places of what stayed, and of what stands elsewhere now. */
function withMoved(paragraphs: readonly string[], now: readonly string[], kept: Pairs, body: Body) {
  const places = new Map(kept);
  const taken = new Set(places.values());
  const elsewhere = Map.groupBy(
    [...now.keys()].filter((place) => !taken.has(place)),
    (place) => body(now[place]!),
  );
  for (const [index, paragraph] of paragraphs.entries()) {
    const place = places.has(index) ? undefined : elsewhere.get(body(paragraph))?.shift();
    if (place !== undefined) places.set(index, place);
  }
  return places;
}

type Placing = ReturnType<typeof placesIn> & { missing: ReadonlySet<PlacedChange> };

/** Behind which paragraph of the text of now each of the owner's belongs; undefined where there is none. */
function placesBehind(own: readonly string[], changes: readonly PlacedChange[], placing: Placing) {
  const { ofDraft, ofOwn, reworded, draftedAs, missing } = placing;
  const added = changes.filter(({ after }) => after !== null);
  const changeAt = new Map(added.map((change) => [change.above.after, change]));
  let place: number | undefined = -1;
  return own.map((_paragraph, index) => {
    const behind = place;
    const change = changeAt.get(index);
    if (!change) place = ofOwn.get(index) ?? reworded.get(draftedAs.get(index) ?? -1);
    else if (!missing.has(change)) place = ofOwn.get(index) ?? place;
    else if (change.before !== null)
      place = ofDraft.get(change.above.before) ?? reworded.get(change.above.before);
    return behind;
  });
}

/** The text with changes put in again. A clause that has moved keeps its new number. */
export function putIn(text: string, edits: readonly OwnEdit[]): string {
  const fitting = edits.filter(({ state }) => state === "fits");
  const changes = new Map(fitting.filter(({ before }) => before !== null).map((edit) => [edit.place, edit]));
  const added = Map.groupBy(
    fitting.filter(({ before }) => before === null),
    ({ place }) => place,
  );
  const lines = text.split("\n");
  const put: string[] = [];
  const add = (place: number, rest: readonly string[]) => {
    for (const { after, figures } of added.get(place) ?? []) {
      const paragraph = after ?? "";
      if (put.length > 0 && put.at(-1) !== "") put.push("");
      put.push(figures.after ? paragraph : numberedBetween(put, rest, paragraph));
      if (place < 0) put.push("");
    }
  };
  add(-1, lines);
  let place = -1;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") {
      const isOfGone = changes.get(place)?.after === null && (put.at(-1) ?? "") === "";
      if (!isOfGone) put.push(line);
      continue;
    }
    place += 1;
    const change = changes.get(place);
    if (!change) put.push(line);
    else if (change.after !== null) put.push(withNumberOf(line.trim(), change.after, change.figures));
    add(place, lines.slice(index + 1));
  }
  return put.join("\n");
}

/** A paragraph without the number of its clause. */
function bodyOf(paragraph: string, figures: ReadonlySet<string>): string {
  return figures.has(paragraph) ? paragraph : paragraph.slice(numberOf(paragraph).length);
}

/** A number is put in the place of one of its kind only. */
function withNumberOf(line: string, paragraph: string, figures: OwnEdit["figures"]): string {
  const number = figures.before ? "" : numberOf(line);
  const own = figures.after ? "" : numberOf(paragraph);
  const isOfOneKind = number.startsWith("(") === own.startsWith("(");
  return own !== "" && number !== "" && isOfOneKind ? number + paragraph.slice(own.length) : paragraph;
}
