import type { Face } from "#server/adapters/pdf/font-files";
import { type FaceFonts, fontsOf } from "#server/adapters/pdf/open-fonts";
import {
  inVisualOrder,
  type Levels,
  levelsOf,
  type Piece,
  shapeSpace,
  shapeWord,
} from "#server/adapters/pdf/shape-text";

/** A line of text in one face; the width in thousandths of the font size, without a space at the end. */
export type Line = { pieces: Piece[]; width: number };

/** The text on one line, however long it is. */
export function setLine(face: Face, text: string): Line {
  const fonts = fontsOf(face);
  const line = readable(text);
  const levels = levelsOf(line);
  return joined(
    wordsOf(fonts, line).map(([run]) => wordOf(run!, levels)),
    fonts,
  );
}

/** What of a text stands in another face. */
export type Emphasis = { face: Face; of: RegExp };

/** The text in lines no wider than `width` (thousandths of the font size); a line break in the text starts a new line. */
export function setLines(face: Face, text: string, width: number, emphasis?: Emphasis): Line[] {
  return text
    .split("\n")
    .flatMap((paragraph) => wrapped(fontsOf(face), readable(paragraph), width, emphasis));
}

/** NFC, without halves of characters and controls; white space at the ends is dropped. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .normalize("NFC")
    .trim();
}

/** The level is that of the space before it. */
type Word = Line & { spaceLevel: number };

/** After the last word of a line, for the space that the line break stands for: readers that go by the structure see no break. */
const NO_WORD: Word = { pieces: [], width: 0, spaceLevel: 0 };

/** What of a word is set in one face, and where in its paragraph it begins. */
type Run = { fonts: FaceFonts; text: string; at: number };

function wordOf({ fonts, text, at }: Run, levels: Levels): Word {
  const pieces = shapeWord(fonts, text, levels?.subarray(at));
  return { pieces, width: sum(pieces), spaceLevel: levels?.[at - 1] ?? 0 };
}

/** Each word in the runs that it is set in: one, but where an emphasis begins or ends within it. */
function wordsOf(fonts: FaceFonts, paragraph: string, emphasis?: Emphasis): Run[][] {
  if (paragraph === "" && !emphasis) return [[{ fonts, text: "", at: 0 }]];
  const words: Run[][] = [[]];
  let at = 0;
  const addUntil = (end: number, face: FaceFonts) => {
    for (const [index, part] of paragraph.slice(at, end).split(/(\s+)/).entries()) {
      if (index % 2 === 1) words.push([]);
      else if (part !== "") words.at(-1)!.push({ fonts: face, text: part, at });
      at += part.length;
    }
  };
  if (emphasis) {
    const strong = fontsOf(emphasis.face);
    for (const { index, 0: found } of paragraph.matchAll(emphasis.of)) {
      addUntil(index, fonts);
      addUntil(index + found.length, strong);
    }
  }
  addUntil(paragraph.length, fonts);
  return words;
}

function wrapped(fonts: FaceFonts, paragraph: string, width: number, emphasis: Emphasis | undefined): Line[] {
  const space = shapeSpace(fonts[0]).width;
  const lines: Word[][] = [];
  const levels = levelsOf(paragraph);
  let room = -1;
  for (const runs of wordsOf(fonts, paragraph, emphasis)) {
    for (const [index, word] of fitting(fonts, runs, levels, width).entries()) {
      const needed = word.width + space;
      if (index > 0 || needed > room) {
        if (index === 0) lines.at(-1)?.push(NO_WORD);
        lines.push([]);
        room = width + space;
      }
      lines.at(-1)?.push(word);
      room -= needed;
    }
  }
  return lines.map((line) => joined(line, fonts));
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const insideLongWord = /(?<=[@/\-–—._])(?=.)/u;

/** A word that is wider than a line, in parts: after `@`, `/`, `-` and their like where that is enough, else anywhere. */
function fitting(fonts: FaceFonts, runs: readonly Run[], levels: Levels, width: number): Word[] {
  const set = runs.map((run) => wordOf(run, levels));
  const whole = { ...(set[0] ?? NO_WORD), pieces: set.flatMap(({ pieces }) => pieces), width: sum(set) };
  if (whole.width <= width) return [whole];
  const text = runs.map((run) => run.text).join("");

  const fits = (part: Run) => wordOf(part, levels).width <= width;
  const parts: Run[] = [];
  let at = runs[0]?.at ?? 0;
  const add = (part: string) => {
    const last = parts.at(-1);
    const longer = last && { ...last, text: last.text + part };
    if (longer && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push({ fonts, text: part, at });
    at += part.length;
  };
  for (const part of text.split(insideLongWord)) {
    if (fits({ fonts, text: part, at })) add(part);
    else for (const { segment } of graphemes.segment(part)) add(segment);
  }
  return parts.map((part) => wordOf(part, levels));
}

function joined(words: readonly Word[], fonts: FaceFonts): Line {
  const pieces: Piece[] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0) pieces.push(shapeSpace(pieces.at(-1)?.font ?? fonts[0], word.spaceLevel));
    pieces.push(...word.pieces);
  }
  const spaceAtEnd = words.at(-1) === NO_WORD ? (pieces.at(-1)?.width ?? 0) : 0;
  return { pieces: inVisualOrder(pieces), width: sum(pieces) - spaceAtEnd };
}

function sum(parts: readonly { width: number }[]): number {
  return parts.reduce((total, { width }) => total + width, 0);
}
