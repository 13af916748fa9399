import type { Face } from "#server/adapters/pdf/font-files";
import type { PlacedGlyph, SharedFont } from "#server/adapters/pdf/shared-font";

/** Glyphs of one font that follow each other. */
export type Piece = { font: SharedFont; glyphs: PlacedGlyph[]; width: number; direction: Direction };
type Direction = "left to right" | "right to left" | "either";
/** A line of text in one face; widths are thousandths of the font size. */
export type Line = { pieces: Piece[]; width: number };

export type Typesetter = {
  /** The text on one line, however long it is. */
  line(face: Face, text: string): Line;
  /** The text in lines no wider than `width` (thousandths of the font size); a line break in the text starts a new line. */
  wrap(face: Face, text: string, width: number): Line[];
};

type Word = Line;

/** Words of every document share one memory: names repeat, and shaping is most of the work. It holds about this many words. */
const REMEMBERED_WORDS = 4_000;
const LONGEST_REMEMBERED = 40;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const invisibles = /\p{Default_Ignorable_Code_Point}+/gu;
const plainLatin = /^[\x21-\x7e\u00c0-\u017f]*$/;
const rightToLeftScripts =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
const insideLongWord = /(?<=[@/\-–—._])(?=.)/u;

export function typesetter(fontsOf: (face: Face) => readonly SharedFont[]): Typesetter {
  const words = wordMemory();
  const shapeWord = (face: Face, text: string) => words.recall(face, text, () => shape(fontsOf(face), text));

  function line(face: Face, text: string): Line {
    return join(
      readable(text)
        .split(/\s+/)
        .map((word) => shapeWord(face, word)),
      fontsOf(face),
    );
  }

  function wrapParagraph(face: Face, text: string, width: number): Line[] {
    const space = spaceAfter(undefined, fontsOf(face)).width;
    const lines: Word[][] = [];
    let room = -1;
    for (const whole of text.split(/\s+/)) {
      for (const [index, part] of fitting(whole, width, (word) => shapeWord(face, word)).entries()) {
        const needed = part.width + space;
        if (index > 0 || needed > room || lines.length === 0) {
          lines.push([]);
          room = width + space;
        }
        lines.at(-1)?.push(part);
        room -= needed;
      }
    }
    return lines.map((line) => join(line, fontsOf(face)));
  }

  return {
    line,
    wrap: (face, text, width) =>
      text.split("\n").flatMap((paragraph) => wrapParagraph(face, readable(paragraph), width)),
  };
}

/** NFC, without halves of characters and controls; white space at the ends is dropped. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .normalize("NFC")
    .trim();
}

/** Words of a line with a space between them, drawn by the font of the word before it. */
function join(words: readonly Word[], fonts: readonly SharedFont[]): Line {
  const pieces: Piece[] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0) pieces.push(spaceAfter(pieces.at(-1), fonts));
    pieces.push(...word.pieces);
  }
  return { pieces: inVisualOrder(pieces), width: widthOf(pieces) };
}

/** Readers expect scripts that run to the left in the order they are seen, and turn them round when text is copied. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let start = 0; start < ordered.length; start += 1) {
    if (!isRightToLeft(ordered[start])) continue;
    let last = start;
    for (let next = start; next < ordered.length && ordered[next]?.direction !== "left to right"; next += 1) {
      if (isRightToLeft(ordered[next])) last = next;
    }
    ordered.splice(start, last + 1 - start, ...ordered.slice(start, last + 1).reverse());
    start = last;
  }
  return ordered;
}

function isRightToLeft(piece: Piece | undefined): boolean {
  return piece?.direction === "right to left";
}

const spaces = new WeakMap<SharedFont, Piece>();

function spaceAfter(piece: Piece | undefined, fonts: readonly SharedFont[]): Piece {
  const font = piece?.font ?? primary(fonts);
  const known = spaces.get(font);
  if (known) return known;
  const space = pieceOf(font, font.shape(" "), "either");
  spaces.set(font, space);
  return space;
}

/** A word that is wider than a line, in parts: after `@`, `/`, `-` and their like where that is enough, else anywhere. */
function fitting(word: string, width: number, shapeWord: (text: string) => Word): Word[] {
  const whole = shapeWord(word);
  if (whole.width <= width) return [whole];

  const parts: string[] = [];
  const add = (text: string) => {
    const joined = (parts.at(-1) ?? "") + text;
    if (parts.length > 0 && shapeWord(joined).width <= width) parts[parts.length - 1] = joined;
    else parts.push(text);
  };
  for (const part of word.split(insideLongWord)) {
    if (shapeWord(part).width <= width) add(part);
    else for (const { segment } of graphemes.segment(part)) add(segment);
  }
  return parts.map(shapeWord);
}

function shape(fonts: readonly SharedFont[], word: string): Word {
  const first = primary(fonts);
  if (plainLatin.test(word)) return wordOf([pieceOf(first, first.shape(word))]);

  const pieces: Piece[] = [];
  let run: { font: SharedFont; text: string } | undefined;
  const close = () => {
    if (run) pieces.push(pieceOf(run.font, run.font.shape(run.text)));
    run = undefined;
  };
  for (const { segment } of graphemes.segment(word)) {
    const visible = segment.replace(invisibles, "");
    if (visible === "") continue;
    const font = fontFor(fonts, run?.font, visible);
    if (!font) {
      close();
      pieces.push(boxOf(first, segment));
    } else if (font === run?.font) {
      run.text += visible;
    } else {
      close();
      run = { font, text: visible };
    }
  }
  close();
  return wordOf(pieces);
}

/** One font for a letter with all its marks; signs that many scripts share stay in the font of the letters before them. */
function fontFor(fonts: readonly SharedFont[], current: SharedFont | undefined, cluster: string) {
  const codePoints = codePointsOf(cluster);
  const hasAll = (font: SharedFont) => codePoints.every((codePoint) => font.has(codePoint));
  if (current && !/\p{L}/u.test(cluster) && hasAll(current)) return current;
  return fonts.find(hasAll);
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function primary(fonts: readonly SharedFont[]): SharedFont {
  const [first] = fonts;
  if (!first) throw new Error("A face needs a font");
  return first;
}

function pieceOf(font: SharedFont, glyphs: PlacedGlyph[], direction: Direction = "left to right"): Piece {
  return { font, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0), direction };
}

function boxOf(font: SharedFont, cluster: string): Piece {
  const direction = rightToLeftScripts.test(cluster) ? "right to left" : "left to right";
  return pieceOf(font, [font.missing(codePointsOf(cluster))], direction);
}

function wordOf(pieces: Piece[]): Word {
  return { pieces, width: widthOf(pieces) };
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width, 0);
}

/** Two generations of words: when the young one is full the old one is forgotten, so the memory is bounded and stays warm. */
function wordMemory() {
  let young = new Map<string, Word>();
  let old = new Map<string, Word>();
  return {
    recall(face: Face, text: string, make: () => Word): Word {
      if (text.length > LONGEST_REMEMBERED) return make();
      const key = `${face} ${text}`;
      const known = young.get(key) ?? old.get(key) ?? make();
      if (young.has(key)) return known;
      if (young.size >= REMEMBERED_WORDS / 2) [old, young] = [young, new Map()];
      young.set(key, known);
      return known;
    },
  };
}
