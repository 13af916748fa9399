import type { Face } from "#server/adapters/pdf/font-files";
import type { Color } from "#server/adapters/pdf/palette";
import type { Pdf } from "#server/adapters/pdf/pdf";
import type { PlacedGlyph } from "#server/adapters/pdf/shared-font";
import type { Line } from "#server/adapters/pdf/typeset";

/** `leading` is the distance between baselines and `size` the font's, both in points; `tracking` is space added after each glyph. */
export type TextStyle = { face: Face; size: number; leading: number; color: Color; tracking?: number };

export function lineOf(pdf: Pdf, text: string, style: TextStyle): Line {
  return pdf.typesetter.line(style.face, text);
}

export function linesOf(pdf: Pdf, text: string, style: TextStyle, width: number): Line[] {
  return pdf.typesetter.wrap(style.face, text, (width / style.size) * 1000);
}

/** Width in points. */
export function widthOf(line: Line, { size, tracking = 0 }: TextStyle): number {
  const glyphs = line.pieces.reduce((sum, piece) => sum + piece.glyphs.length, 0);
  return (line.width * size) / 1000 + tracking * glyphs;
}

/** The text on one line, cut with an ellipsis where it would be wider than `width` points. */
export function shortened(pdf: Pdf, text: string, style: TextStyle, width: number): Line {
  const whole = lineOf(pdf, text, style);
  if (widthOf(whole, style) <= width) return whole;
  const [first = ""] = cutAt(pdf, text, style, width);
  return lineOf(pdf, first, style);
}

function cutAt(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  const characters = Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
  let low = 0;
  let high = characters.length;
  const cut = (length: number) => `${characters.slice(0, length).join("").trimEnd()}…`;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(lineOf(pdf, cut(middle), style), style) <= width) low = middle;
    else high = middle - 1;
  }
  return [cut(low)];
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
    operators.push(showGlyphs(glyphs, documentFont.encode, style.size));
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
  encode: (glyph: PlacedGlyph["glyph"]) => string,
  size: number,
) {
  const operators: string[] = [];
  let shown = "";
  let hex = "";
  let gap = 0;
  const flushHex = () => {
    if (hex) shown += `<${hex}>`;
    hex = "";
  };
  const move = (distance: number) => {
    gap += distance;
  };
  const settle = () => {
    const number = Math.round(-gap * 10) / 10;
    if (number === 0) return;
    flushHex();
    shown += String(number);
    gap = 0;
  };
  const flush = () => {
    flushHex();
    if (shown) operators.push(`[${shown}] TJ`);
    shown = "";
  };

  for (const { glyph, advance, dx, dy } of glyphs) {
    move(dx);
    settle();
    if (dy !== 0) {
      flush();
      operators.push(`${round((dy * size) / 1000)} Ts`);
    }
    hex += encode(glyph);
    if (dy !== 0) {
      flush();
      operators.push("0 Ts");
    }
    move(advance - glyph.width - dx);
  }
  settle();
  flush();
  return operators.join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
