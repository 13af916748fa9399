import type { PlacedGlyph } from "#server/adapters/pdf/shared-font";

type Shape = (text: string) => PlacedGlyph[];

/** Letters, digits and signs that stand one after another, changed by their neighbour in nothing but the distance to it. */
const plainLatin = /^[\x20-\x7e\u00c0-\u017f]+$/;

/**
 * Shaping is most of the cost of text, and ids, addresses and most names are plain Latin: there a font moves letters by pairs, so
 * each pair is shaped once and words are put together from them. A word with a pair that does more (a ligature) is shaped whole.
 */
export function shapeByPairs(shape: Shape): Shape {
  const pairs = new Map<string, PlacedGlyph | null>();

  /** The first letter of the pair, with its distance to the second; null when they do not simply follow each other. */
  function firstOf(pair: string): PlacedGlyph | null {
    const known = pairs.get(pair);
    if (known !== undefined) return known;
    const [first, second, ...more] = shape(pair);
    const isSimple = first && second && more.length === 0 && isPlain(first) && isPlain(second);
    const glyph = isSimple ? first : null;
    pairs.set(pair, glyph);
    return glyph;
  }

  return (text) => {
    if (text.length < 2 || !plainLatin.test(text)) return shape(text);
    const glyphs: PlacedGlyph[] = [];
    for (let index = 0; index < text.length - 1; index += 1) {
      const glyph = firstOf(text.slice(index, index + 2));
      if (!glyph) return shape(text);
      glyphs.push(glyph);
    }
    return [...glyphs, ...lastOf(text)];
  };

  function lastOf(text: string): PlacedGlyph[] {
    const key = text.slice(-1);
    const known = pairs.get(key);
    if (known) return [known];
    const [last, ...more] = shape(key);
    if (!last) return [];
    pairs.set(key, last);
    return [last, ...more];
  }
}

function isPlain({ dx, dy }: PlacedGlyph): boolean {
  return dx === 0 && dy === 0;
}
