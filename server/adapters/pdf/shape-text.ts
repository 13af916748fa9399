import type { FaceFonts } from "#server/adapters/pdf/open-fonts";
import type { PlacedGlyph } from "#server/adapters/pdf/glyph";
import type { SharedFont } from "#server/adapters/pdf/shared-font";

/** Glyphs of one font that follow each other; the width in thousandths of the font size. */
export type Piece = { font: SharedFont; glyphs: PlacedGlyph[]; width: number; direction: Direction };
type Direction = "left to right" | "right to left" | "either";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const invisibles = /\p{Default_Ignorable_Code_Point}+/gu;
const plainLatin = /^[\x21-\x7e\u00c0-\u017f]*$/;
const rightToLeftScripts =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Numbers run to the right, and brackets are not turned round: both are drawn beside what runs to the left. */
const standsApart = /[\p{Nd}\p{Ps}\p{Pe}]/u;
/** In a run of their own each: a font would turn them round. */
const arabicDigit = /[٠-٩۰-۹]/u;

/** A word in the first of the fonts that has its letters; what none of them has becomes boxes that copy as what they stand for. */
export function shapeWord(fonts: FaceFonts, word: string): Piece[] {
  const [first] = fonts;
  if (plainLatin.test(word)) return [pieceOf(first, first.shape(word))];

  const runs: { font: SharedFont | undefined; text: string }[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const visible = segment.replace(invisibles, "");
    if (visible === "") continue;
    const run = runs.at(-1);
    const before = run?.text ?? "";
    const isApart =
      arabicDigit.test(visible + before) ||
      (standsApart.test(visible) && directionOf(before) === "right to left");
    const font = fontFor(fonts, isApart ? undefined : run?.font, visible);
    if (font && font === run?.font && !isApart) run.text += visible;
    else runs.push({ font, text: font ? visible : segment });
  }
  return runs.map(({ font, text }) =>
    font ? pieceOf(font, font.shape(text), directionOf(text)) : boxOf(first, text),
  );
}

/** The space after a piece, drawn by the piece's font so that a line changes fonts less. */
export function shapeSpace(font: SharedFont): Piece {
  return pieceOf(font, font.shape(" "), "either");
}

/** Readers expect scripts that run to the left in the order they are seen, and turn them round when text is copied. */
export function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let start = 0; start < ordered.length; start += 1) {
    if (!isRightToLeft(ordered[start])) continue;
    let last = start;
    for (let next = start; next < ordered.length && ordered[next]?.direction !== "left to right"; next += 1) {
      if (isRightToLeft(ordered[next])) last = next;
    }
    ordered.splice(start, last + 1 - start, ...ordered.slice(start, last + 1).toReversed());
    start = last;
  }
  return ordered;
}

function isRightToLeft(piece: Piece | undefined): boolean {
  return piece?.direction === "right to left";
}

/** One font for a letter with all its marks; signs that many scripts share stay in the font of the letters before them. */
function fontFor(fonts: FaceFonts, current: SharedFont | undefined, cluster: string): SharedFont | undefined {
  const codePoints = codePointsOf(cluster);
  const hasAll = (font: SharedFont) => codePoints.every((codePoint) => font.has(codePoint));
  if (current && !/\p{L}/u.test(cluster) && hasAll(current)) return current;
  return fonts.find(hasAll);
}

function boxOf(font: SharedFont, cluster: string): Piece {
  return pieceOf(font, [font.missing(codePointsOf(cluster))], directionOf(cluster));
}

function directionOf(text: string): Direction {
  return rightToLeftScripts.test(text) && !arabicDigit.test(text) ? "right to left" : "left to right";
}

function pieceOf(font: SharedFont, glyphs: PlacedGlyph[], direction: Direction = "left to right"): Piece {
  return { font, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0), direction };
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
