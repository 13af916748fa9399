/** A paragraph as it was and as it is; null where there was, or is, none in its place. */
export type ChangedParagraph = { before: string | null; after: string | null };

/** A change with the paragraph that it follows in the changed text; null at its beginning. */
export type PlacedChange = ChangedParagraph & { follows: string | null };

/** What of a text has changed, in the order of the text. */
export function changesInOrder(before: string, after: string): PlacedChange[] {
  return pairRuns(paragraphsOf(before), paragraphsOf(after));
}

/** Sentences that have changed, with the number of the clause that they stand in; empty where it has none. */
export type ChangedSentences = ChangedParagraph & { place: string };

/** What of a text has changed, the sentences alone that differ: of money and rights first, else in the order of the text. */
export function compareTexts(before: string, after: string): ChangedSentences[] {
  const changed = changesInOrder(before, after).flatMap(changedWithin);
  return [...changed.filter(isOfWeight), ...changed.filter((paragraph) => !isOfWeight(paragraph))];
}

/** Of a paragraph that stood there before the sentences that are others now; one that is new or gone is shown whole. */
function changedWithin({ before, after }: ChangedParagraph): ChangedSentences[] {
  const place = /^\d{1,3}[A-Z]?(?:\.\d{1,3})?(?=[.)]?\s)/.exec(after ?? before ?? "")?.[0] ?? "";
  if (before === null || after === null) return [{ place, before, after }];
  return pairRuns(sentencesOf(before), sentencesOf(after)).map((change) => ({
    place,
    before: change.before,
    after: change.after,
  }));
}

/** The number of a clause belongs to its first sentence. */
const sentencesOf = (paragraph: string) =>
  paragraph.split(/(?<!^\d{1,3}[A-Z]?\.)(?<=\S[.;])\s+(?=[\p{Lu}“(])/u);

const paragraphsOf = (text: string) =>
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

/** Paragraphs that both have stay where they are; what stands between them in one is put beside what stands there in the other. */
function pairRuns(before: readonly string[], after: readonly string[]): PlacedChange[] {
  const kept = longestCommon(before, after);
  const changed: PlacedChange[] = [];
  let [left, right] = [0, 0];
  for (const [keptLeft, keptRight] of [...kept, [before.length, after.length] as const]) {
    const [gone, come] = [before.slice(left, keptLeft), after.slice(right, keptRight)];
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1)
      changed.push({
        before: gone[index] ?? null,
        after: come[index] ?? null,
        follows: after[Math.min(right + index, keptRight) - 1] ?? null,
      });
    [left, right] = [keptLeft + 1, keptRight + 1];
  }
  return changed;
}

/** The places of as many paragraphs as possible that stand in both, in order. */
function longestCommon(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1)
      lengths[left]![right] =
        before[left] === after[right]
          ? lengths[left + 1]![right + 1]! + 1
          : Math.max(lengths[left + 1]![right]!, lengths[left]![right + 1]!);
  const places: (readonly [number, number])[] = [];
  let [left, right] = [0, 0];
  while (left < before.length && right < after.length) {
    if (before[left] === after[right]) {
      places.push([left, right]);
      [left, right] = [left + 1, right + 1];
    } else if (lengths[left + 1]![right]! >= lengths[left]![right + 1]!) left += 1;
    else right += 1;
  }
  return places;
}
