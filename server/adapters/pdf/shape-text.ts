import bidiFactory from "bidi-js";
import type { FaceFonts } from "#server/adapters/pdf/open-fonts";
import type { PlacedGlyph } from "#server/adapters/pdf/glyph";
import type { SharedFont } from "#server/adapters/pdf/shared-font";

/** Glyphs of one font and one level that follow each other; the width in thousandths of the font size. */
export type Piece = { font: SharedFont; glyphs: PlacedGlyph[]; width: number; level: number };

/** Of each UTF-16 unit, as the Unicode Bidirectional Algorithm has it: odd runs to the left. None where all runs to the right. */
export type Levels = Uint8Array | undefined;

// Its types tell of an ES module, and Node takes the other.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const invisibles = /\p{Default_Ignorable_Code_Point}+/gu;
const plainLatin = /^[\x21-\x7e\u00c0-\u017f]*$/;
const rightToLeftLetter =
  /[[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]&&\p{L}]/v;

/** Letters and the signs that belong to them: the font joins them and turns them round. */
const joinsToTheLeft = /[\p{scx=Adlam}\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Nko}\p{scx=Syriac}\p{scx=Thaana}]/u;
const ALEF = 0x0627;
/** In a run of their own each: a font would turn them round. */
const arabicDigit = /[٠-٩۰-۹]/u;

/** Of a paragraph that runs to the right, whatever letters it begins with. */
export function levelsOf(paragraph: string): Levels {
  if (!rightToLeftLetter.test(paragraph)) return undefined;
  const places = [0, ...numbersBehind(paragraph)];
  const parts = places.map((place, index) => paragraph.slice(place, places[index + 1]));
  const { levels } = bidi.getEmbeddingLevels(parts.join(leftToRightMark), "ltr");
  let at = -1;
  const marks = new Set(parts.map((part) => (at += part.length + 1)));
  return levels.filter((_, index) => !marks.has(index));
}

/** Where numbers begin behind the last name of a stretch: the algorithm has them before it (“For Mohammed: 50%”), unless a mark stands between. */
function numbersBehind(paragraph: string): number[] {
  const places: number[] = [];
  for (const { 0: between, index } of paragraph.matchAll(behindLetter)) {
    const next = paragraph.codePointAt(index + between.length);
    if (next !== undefined && rightToLeftLetter.test(String.fromCodePoint(next))) continue;
    for (const number of between.matchAll(/\p{Nd}+/gu)) places.push(index + number.index);
  }
  return places;
}

const behindLetter = new RegExp(`(?<=${rightToLeftLetter.source})\\P{L}+`, "gv");
const leftToRightMark = "\u200e";

/** A word in the first of the fonts that has its letters; what none of them has becomes boxes that copy as what they stand for. */
export function shapeWord(fonts: FaceFonts, word: string, levels?: Levels): Piece[] {
  const [first] = fonts;
  if (!levels && plainLatin.test(word)) return [pieceOf(first, first.shape(word))];

  const runs: { font: SharedFont | undefined; text: string; level: number }[] = [];
  for (const { segment, index } of graphemes.segment(word)) {
    const visible = segment.replace(invisibles, "");
    if (visible === "") continue;
    const level = levels?.[index] ?? 0;
    const run = runs.at(-1);
    const before = run?.text ?? "";
    const isApart =
      level !== (run?.level ?? level) ||
      arabicDigit.test(visible + before) ||
      (runsLeft(level) && !(joinsToTheLeft.test(visible) && joinsToTheLeft.test(before)));
    // In one font with the letters: readers turn a line round font by font.
    const current = level > 0 ? fonts.find((one) => one.has(ALEF)) : isApart ? undefined : run?.font;
    const font = fontFor(fonts, current, visible);
    if (font && font === run?.font && !isApart) run.text += visible;
    else runs.push({ font, text: font ? visible : segment, level });
  }
  return runs.map(({ font, text, level }) =>
    font ? pieceOf(font, shapeRun(font, text, level), level) : boxOf(first, text, level),
  );
}

/** The space after a piece, drawn by the piece's font so that a line changes fonts less. */
export function shapeSpace(font: SharedFont, level = 0): Piece {
  return pieceOf(font, font.shape(" "), level);
}

/** Readers expect scripts that run to the left in the order they are seen, and turn them round when text is copied. */
export function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

function runsLeft(level: number): boolean {
  return level % 2 === 1;
}

/** A bracket that opens to the left is drawn as its mirror image, and copies as what was typed. */
function shapeRun(font: SharedFont, text: string, level: number): PlacedGlyph[] {
  const mirrored = runsLeft(level) ? bidi.getMirroredCharacter(text) : null;
  if (mirrored === null) return font.shape(text);
  const codePoints = codePointsOf(text);
  return font.shape(mirrored).map((placed) => ({ ...placed, glyph: { ...placed.glyph, codePoints } }));
}

/** One font for a letter with all its marks; signs that many scripts share stay in the font of the letters before them. */
function fontFor(fonts: FaceFonts, current: SharedFont | undefined, cluster: string): SharedFont | undefined {
  const codePoints = codePointsOf(cluster);
  const hasAll = (font: SharedFont) => codePoints.every((codePoint) => font.has(codePoint));
  if (current && !/\p{L}/u.test(cluster) && hasAll(current)) return current;
  return fonts.find(hasAll);
}

function boxOf(font: SharedFont, cluster: string, level: number): Piece {
  return pieceOf(font, [font.missing(codePointsOf(cluster))], level);
}

function pieceOf(font: SharedFont, glyphs: PlacedGlyph[], level = 0): Piece {
  return { font, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0), level };
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
