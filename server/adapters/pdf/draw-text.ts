import type { Face } from "#server/adapters/pdf/font-files";
import type { Color } from "#server/adapters/pdf/palette";
import type { Pdf } from "#server/adapters/pdf/pdf";
import type { Glyph, PlacedGlyph } from "#server/adapters/pdf/glyph";
import { type Emphasis, type Line, setLine, setLines } from "#server/adapters/pdf/typeset";

/** `leading` is the distance between baselines and `size` the font's, both in points; `tracking` is space added after each glyph. */
export type TextStyle = {
  face: Face;
  size: number;
  leading: number;
  color: Color;
  tracking?: number;
  /** What stands in another face, where the text is set in lines. */
  emphasis?: Emphasis;
};

export function lineOf(text: string, style: TextStyle): Line {
  return setLine(style.face, text);
}

/** In lines no wider than `width` points. */
export function linesOf(text: string, style: TextStyle, width: number): Line[] {
  return setLines(style.face, text, (width / style.size) * 1000, style.emphasis);
}

/** Width in points. */
export function widthOf(line: Line, { size, tracking = 0 }: TextStyle): number {
  const glyphs = line.pieces.reduce((sum, piece) => sum + piece.glyphs.length, 0);
  return (line.width * size) / 1000 + tracking * glyphs;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text on one line, cut with an ellipsis where it would be wider than `width` points. */
export function shortened(text: string, style: TextStyle, width: number): Line {
  const fits = (candidate: string) => widthOf(lineOf(candidate, style), style) <= width;
  if (fits(text)) return lineOf(text, style);

  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const cut = (length: number) => `${characters.slice(0, length).join("").trimEnd()}…`;
  let [fitting, tooLong] = [0, characters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(cut(middle))) fitting = middle;
    else tooLong = middle;
  }
  return lineOf(cut(fitting), style);
}

/** Draws one line with its baseline at `y`, in points from the top of the page. */
export function drawLine(pdf: Pdf, line: Line, x: number, y: number, style: TextStyle): void {
  const { doc } = pdf;
  const operators = [`BT ${style.color} rg 1 0 0 -1 ${round(x)} ${round(y)} Tm`];
  if (style.tracking) operators.push(`${style.tracking} Tc`);
  let fontName = "";
  for (const { font, glyphs } of line.pieces) {
    const documentFont = pdf.fontOf(font);
    const name = documentFont.nameOn(doc.page);
    if (name !== fontName) operators.push(`/${name} ${style.size} Tf`);
    fontName = name;
    if (glyphs.some(({ glyph }) => glyph.id === 0)) pdf.hasBoxes = true;
    operators.push(showGlyphs(glyphs, documentFont.encode, style.size, font.nothing));
  }
  if (style.tracking) operators.push("0 Tc");
  doc.addContent(`${operators.join("\n")}\nET`);
}

/**
 * Kerning and the place of marks as numbers inside one `TJ`, heights as text rise: readers then see a letter and its marks as
 * one run of text, where moving the text position would look like a new piece of text.
 */
function showGlyphs(
  glyphs: readonly PlacedGlyph[],
  encode: (glyph: Glyph) => string,
  size: number,
  nothing: Glyph,
): string {
  let operators = "[<";
  let offset = 0;
  let lastMark = -1;
  const move = (distance: number) => {
    offset += distance;
    const back = Math.round(-offset * 10) / 10;
    if (back === 0) return;
    operators += `>${back}<`;
    offset = 0;
  };
  for (const [index, { glyph, advance, dx, dy }] of glyphs.entries()) {
    const marked = index > lastMark ? markedLetter(glyphs, index) : undefined;
    if (marked) {
      operators += `>] TJ /Span <</ActualText <${utf16(marked.text)}>>> BDC [<`;
      lastMark = marked.end;
    }
    move(dx);
    const hex = encode(glyph);
    operators += dy === 0 ? hex : `>] TJ ${round((dy * size) / 1000)} Ts <${hex}> Tj 0 Ts [<`;
    offset += advance - glyph.width - dx;
    if (index === lastMark) {
      move(0);
      operators += `${encode(nothing)}>] TJ EMC [<`;
    }
  }
  return `${operators}>] TJ`;
}

/**
 * A letter with marks laid over it. Some readers lose the second mark or see a space after a wide letter, so its text is spelt out
 * and its room ends with the letter (at a glyph that is nothing), not with the last mark.
 */
function markedLetter(glyphs: readonly PlacedGlyph[], start: number) {
  let end = start;
  while (isMark(glyphs[end + 1])) end += 1;
  if (end === start) return undefined;
  const codePoints = glyphs.slice(start, end + 1).flatMap(({ glyph }) => glyph.codePoints);
  return { text: String.fromCodePoint(...codePoints).normalize("NFC"), end };
}

function isMark(placed: PlacedGlyph | undefined): boolean {
  const [first] = placed?.glyph.codePoints ?? [];
  return first !== undefined && first >= 0x300 && /^\p{M}/u.test(String.fromCodePoint(first));
}

function utf16(text: string): string {
  return Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
