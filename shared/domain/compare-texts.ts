/** A paragraph as it was and as it is; null where there was, or is, none in its place. */
export type ChangedParagraph = { before: string | null; after: string | null };

/** A change with how many paragraphs stand above it in either text. */
export type PlacedChange = ChangedParagraph & { above: { before: number; after: number } };

/** Paragraphs of both texts that stayed, by their places in either, and what has changed between them. */
export type Comparison = { kept: (readonly [number, number])[]; changed: PlacedChange[] };

/**
 * What of a text has changed, in the order of the text; paragraphs that `keyOf` calls the same are. Those that both have stay where they are;
 * what stands between them in one is put beside what stands there in the other.
 */
export function compareInOrder(
  before: readonly string[],
  after: readonly string[],
  keyOf = asItIs,
): Comparison {
  const [keysBefore, keysAfter] = [before.map(keyOf), after.map(keyOf)];
  const kept = bestPairs(before.length, after.length, (left, right) =>
    keysBefore[left] === keysAfter[right] ? 1 : 0,
  );
  const changed: PlacedChange[] = [];
  let [left, right] = [0, 0];
  for (const [keptLeft, keptRight] of [...kept, [before.length, after.length] as const]) {
    for (const [gone, come] of pairAlike(before.slice(left, keptLeft), after.slice(right, keptRight))) {
      const above = { before: left, after: right };
      changed.push({ before: gone, after: come, above });
      if (gone !== null) left += 1;
      if (come !== null) right += 1;
    }
    [left, right] = [keptLeft + 1, keptRight + 1];
  }
  return { kept, changed };
}

const asItIs = (paragraph: string) => paragraph;

/** Sentences that have changed, with the number of the clause that they stand in; empty where it has none. */
export type ChangedSentences = ChangedParagraph & { place: string };

/** What of a text has changed, the sentences alone that differ: of money and rights first, else in the order of the text. */
export function compareTexts(before: string, after: string): ChangedSentences[] {
  const changed = compareInOrder(paragraphsOf(before), paragraphsOf(after)).changed.flatMap(changedWithin);
  return [...changed.filter(isOfWeight), ...changed.filter((paragraph) => !isOfWeight(paragraph))];
}

/** Of a paragraph that stood there before the sentences that are others now; one that is new or gone is shown whole. */
function changedWithin({ before, after }: ChangedParagraph): ChangedSentences[] {
  const place = /^\d{1,3}[A-Z]?(?:\.\d{1,3})?(?=[.)]?\s)/.exec(after ?? before ?? "")?.[0] ?? "";
  if (before === null || after === null) return [{ place, before, after }];
  return compareInOrder(sentencesOf(before), sentencesOf(after)).changed.map((change) => ({
    place,
    before: change.before,
    after: change.after,
  }));
}

/** The number of a clause belongs to its first sentence. */
const sentencesOf = (paragraph: string) =>
  paragraph.split(/(?<!^\d{1,3}[A-Z]?\.)(?<=\S[.;])\s+(?=[\p{Lu}“(])/u);

export const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** Figures that differ, or words that money and rights are spoken of in. */
function isOfWeight({ before, after }: ChangedParagraph): boolean {
  return figuresOf(before) !== figuresOf(after) || WEIGHTY.test(`${before ?? ""} ${after ?? ""}`);
}

const WEIGHTY =
  /\b(?:fees?|royalt|pay|paid|money|income|shares?|percent|KES|own(?:s|ed|er|ership)?\b|copyright|masters?|publishing|licen[cs]|assign|exclusive|rights?\b)/i;
const figuresOf = (text: string | null) => (text?.match(/\d[\d.,/]*%?/g) ?? []).join(" ");

/** What reads much alike is one that has changed; between such, the first is put beside the first. */
function pairAlike(gone: readonly string[], come: readonly string[]): [string | null, string | null][] {
  const [wordsGone, wordsCome] = [gone.map(wordsOf), come.map(wordsOf)];
  const alike =
    gone.length * come.length > MOST_COMPARED
      ? []
      : bestPairs(gone.length, come.length, (left, right) => likeness(wordsGone[left]!, wordsCome[right]!));
  const pairs: [string | null, string | null][] = [];
  let [left, right] = [0, 0];
  for (const [alikeLeft, alikeRight] of [...alike, [gone.length, come.length] as const]) {
    const [unlikeGone, unlikeCome] = [gone.slice(left, alikeLeft), come.slice(right, alikeRight)];
    for (let index = 0; index < Math.max(unlikeGone.length, unlikeCome.length); index += 1)
      pairs.push([unlikeGone[index] ?? null, unlikeCome[index] ?? null]);
    if (alikeLeft < gone.length) pairs.push([gone[alikeLeft]!, come[alikeRight]!]);
    [left, right] = [alikeLeft + 1, alikeRight + 1];
  }
  return pairs;
}

/** Two texts that have hardly a paragraph in common are not compared by words. */
const MOST_COMPARED = 10_000;
const LEAST_ALIKE = 40;

/** Whether two paragraphs share so many words that one is the other changed. */
export const readAlike = (one: string, other: string) => likeness(wordsOf(one), wordsOf(other)) > 0;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** How many of a hundred words both have; 0 where those are few. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const word of one) if (other.has(word)) both += 1;
  const alike = Math.round((200 * both) / Math.max(1, one.size + other.size));
  return alike < LEAST_ALIKE ? 0 : alike;
}

/** Two texts of two thousand paragraphs each; beyond, nothing is said to have stayed. */
const MOST_PAIRS = 4_000_000;

/** Places in two lists that belong together, in order, of the greatest weight in all; what weighs 0 does not. */
function bestPairs(
  lefts: number,
  rights: number,
  weightOf: (left: number, right: number) => number,
): (readonly [number, number])[] {
  if (lefts * rights > MOST_PAIRS) return [];
  const best = Array.from({ length: lefts + 1 }, () => new Uint16Array(rights + 1));
  const paired = (left: number, right: number) => {
    const weight = weightOf(left, right);
    return weight > 0 ? weight + best[left + 1]![right + 1]! : 0;
  };
  for (let left = lefts - 1; left >= 0; left -= 1)
    for (let right = rights - 1; right >= 0; right -= 1)
      best[left]![right] = Math.max(paired(left, right), best[left + 1]![right]!, best[left]![right + 1]!);
  const places: (readonly [number, number])[] = [];
  let [left, right] = [0, 0];
  while (left < lefts && right < rights) {
    const most = best[left]![right]!;
    if (most > 0 && paired(left, right) === most) {
      places.push([left, right]);
      [left, right] = [left + 1, right + 1];
    } else if (best[left + 1]![right]! >= best[left]![right + 1]!) left += 1;
    else right += 1;
  }
  return places;
}
