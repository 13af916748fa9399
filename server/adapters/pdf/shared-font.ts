import type { Font, Glyph as FontGlyph } from "fontkit";
import type { Glyph, PlacedGlyph } from "#server/adapters/pdf/glyph";
import { shapeByPairs } from "#server/adapters/pdf/shape-by-pairs";

/** A font parsed once and used by every document. */
export type SharedFont = {
  parsed: Font;
  has(codePoint: number): boolean;
  shape(text: string): PlacedGlyph[];
  /** Shows as nothing, takes no room and copies as nothing. */
  nothing: Glyph;
  /** The box that stands for characters the font does not have. */
  missing(codePoints: readonly number[]): PlacedGlyph;
};

/** A shared font as one document sees it. */
export type DocumentFont = {
  /** Its name among the page's resources; names it there when it is new. */
  nameOn(page: PDFKit.PDFPage): string;
  /** The glyph's number in this document's subset, as four hexadecimal digits. */
  encode(glyph: Glyph): string;
};

type Outline = { numberOfContours: number; components?: unknown } | null;
type GlyphInside = { _decode(): Outline; _getMetrics(): object; _metrics?: object };
type FontInside = Font & { _glyphs: object };
type FontInDocument = {
  id: string;
  ref(): unknown;
  subset: { glyphs: number[] };
  widths: number[];
  unicode: (readonly number[])[];
};
type DocumentInside = { _font: FontInDocument };

/*
 * Private fields of fontkit and pdfkit, all of them in this file. fontkit keeps each glyph with the characters that first
 * produced it, and pdfkit gives each glyph one number with those characters: plain reuse of a font lets one document change
 * what can be copied out of the next. Here a glyph that is asked for with characters is always made anew, and a document
 * numbers glyphs by outline and characters together.
 */
export function shareFont(font: Font): SharedFont {
  forgetCharacters(font as FontInside);
  const scale = 1000 / font.unitsPerEm;
  const covered = new Map<number, boolean>();
  const boxWidth = font.getGlyph(0).advanceWidth * scale;

  const layout = (text: string): PlacedGlyph[] => {
    const { glyphs, positions, direction } = font.layout(text);
    const written = glyphs.map(({ codePoints }) => codePoints);
    // Glyphs come in the order they are seen, and so do the characters of one.
    const characters =
      direction === "rtl"
        ? spreadCharacters(written.toReversed())
            .map((of) => of.toReversed())
            .toReversed()
        : spreadCharacters(written);
    return glyphs.map((glyph, index) => {
      const width = glyph.advanceWidth * scale;
      const position = positions[index];
      return {
        glyph: { id: glyph.id, codePoints: characters[index] ?? NOTHING, width },
        advance: position ? Math.min(position.xAdvance * scale, width + WIDEST_KERNING) : width,
        dx: position ? position.xOffset * scale : 0,
        dy: position ? position.yOffset * scale : 0,
      };
    });
  };

  return {
    parsed: font,
    has(codePoint) {
      const known = covered.get(codePoint);
      if (known !== undefined) return known;
      const has = font.hasGlyphForCodePoint(codePoint);
      covered.set(codePoint, has);
      return has;
    },
    shape: shapeByPairs(layout),
    nothing: { id: font.glyphForCodePoint(0x20).id, codePoints: NOTHING, width: 0 },
    missing: (codePoints) => ({
      glyph: { id: 0, codePoints, width: boxWidth },
      advance: boxWidth,
      dx: 0,
      dy: 0,
    }),
  };
}

/** Where letters are pushed further apart than a tenth of the font size, readers see a space between them. */
const WIDEST_KERNING = 90;

/** Readers take a glyph without characters for some other letter, and leave this character out. */
const NOTHING = [0x200b];

/**
 * A font may draw one character as several glyphs ("ọ̀": o, dot, grave), and gives the character to the first of them alone.
 * Here each glyph gets its part of the decomposed character.
 */
function spreadCharacters(characters: readonly number[][]): (readonly number[])[] {
  const spread: (readonly number[])[] = [...characters];
  for (let start = 0; start < characters.length; start += 1) {
    let end = start + 1;
    while (characters[end]?.length === 0) end += 1;
    if (end === start + 1) continue;
    const parts = Array.from(String.fromCodePoint(...(characters[start] ?? [])).normalize("NFD"));
    if (parts.length !== end - start) spread.fill(NOTHING, start + 1, end);
    else for (const [index, part] of parts.entries()) spread[start + index] = [part.codePointAt(0) ?? 0];
    start = end - 1;
  }
  return spread;
}

/** Makes the font known to one document, which embeds the glyphs it encodes. */
export function addToDocument(doc: PDFKit.PDFDocument, font: SharedFont): DocumentFont {
  doc.font(font.parsed as unknown as string);
  const added = (doc as unknown as DocumentInside)._font;
  const numbers = new Map<string, string>();

  return {
    nameOn(page) {
      (page.fonts as Record<string, unknown>)[added.id] ??= added.ref();
      return added.id;
    },
    encode(glyph) {
      const key = `${glyph.id}:${glyph.codePoints.join()}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = added.subset.glyphs.push(glyph.id) - 1;
      added.widths[number] = glyph.width;
      added.unicode[number] = glyph.codePoints;
      const encoded = number.toString(16).padStart(4, "0");
      numbers.set(key, encoded);
      return encoded;
    },
  };
}

/**
 * Glyphs asked for with characters (layout) are never kept. Outlines asked for by number alone (embedding) are, with the little
 * that a font without variations is asked for: the metrics, whether the outline is made of others, and of which.
 */
function forgetCharacters(font: FontInside): void {
  const make = (id: number, codePoints?: number[]) => {
    font._glyphs = {};
    return getGlyph(id, codePoints);
  };
  const getGlyph = font.getGlyph.bind(font);
  const outlines = new Map<number, FontGlyph>();
  const outlineOf = (id: number) => {
    const kept = outlines.get(id) ?? remembering(make(id));
    outlines.set(id, kept);
    return kept;
  };
  font.getGlyph = (id, codePoints) => {
    if (!codePoints) return outlineOf(id);
    const glyph = make(id, codePoints);
    inside(glyph)._metrics = inside(outlineOf(id))._getMetrics();
    return glyph;
  };
}

function remembering(glyph: FontGlyph): FontGlyph {
  const decoded = inside(glyph)._decode();
  const outline = decoded && { numberOfContours: decoded.numberOfContours, components: decoded.components };
  inside(glyph)._decode = () => outline;
  return glyph;
}

function inside(glyph: FontGlyph): GlyphInside {
  return glyph as unknown as GlyphInside;
}
