import type { PlacedGlyph } from "#server/adapters/pdf/glyph";

type Shape = (text: string) => PlacedGlyph[];

/** Where every letter is one character, so that no rules for clusters are needed to find them. */
const plainLatin = /^[\x20-\x7e\u00c0-\u017f]*$/;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A pair takes about 300 bytes; all the pairs of one language's letters are a few thousand. */
const MOST_PAIRS = 16_000;

/**
 * Shaping is most of the cost of text. In the scripts drawn here a letter, with its marks, is changed by its neighbour in nothing
 * but the distance to it; so each pair of letters is shaped once for all documents, and words are put together from pairs. A word
 * with a pair that does more (a ligature) is shaped whole.
 */
export function shapeByPairs(shape: Shape): Shape {
  let shaped = new Map<string, PlacedGlyph[] | null>();

  function remember(key: string, glyphs: PlacedGlyph[] | null) {
    if (shaped.size >= MOST_PAIRS) shaped = new Map();
    shaped.set(key, glyphs);
    return glyphs;
  }

  function letter(text: string): PlacedGlyph[] {
    return shaped.get(text) ?? remember(text, shape(text)) ?? [];
  }

  /** The first letter of the pair at its distance to the second; null when the two do not simply follow each other. */
  function firstOf(one: string, two: string): PlacedGlyph[] | null {
    const pair = `${one}\n${two}`;
    const known = shaped.get(pair);
    if (known !== undefined) return known;
    const [first, second, both] = [letter(one), letter(two), shape(one + two)];
    const follow = sameGlyphs(both, [...first, ...second]) && samePlaces(both.slice(first.length), second);
    return remember(pair, follow ? both.slice(0, first.length) : null);
  }

  return (text) => {
    const letters = lettersOf(text);
    const glyphs: PlacedGlyph[] = [];
    for (const [index, one] of letters.entries()) {
      const two = letters[index + 1];
      const next = two === undefined ? letter(one) : firstOf(one, two);
      if (!next) return shape(text);
      glyphs.push(...next);
    }
    return glyphs;
  };
}

function lettersOf(text: string): string[] {
  return plainLatin.test(text)
    ? text.split("")
    : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function sameGlyphs(ones: readonly PlacedGlyph[], others: readonly PlacedGlyph[]): boolean {
  return (
    ones.length === others.length && ones.every(({ glyph }, index) => glyph.id === others[index]?.glyph.id)
  );
}

function samePlaces(ones: readonly PlacedGlyph[], others: readonly PlacedGlyph[]): boolean {
  return ones.every(({ advance, dx, dy }, index) => {
    const other = others[index];
    return advance === other?.advance && dx === other.dx && dy === other.dy;
  });
}
