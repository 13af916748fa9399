import { drawLine, linesOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { columnWidth, type Pdf, paper, startPage, tag, type Tag } from "#server/adapters/pdf/pdf";
import type { Line } from "#server/adapters/pdf/typeset";

type Place = { x?: number; width?: number };

/** A heading or paragraph at `pdf.y`, over as many pages as it needs and no line alone on the last; `pdf.y` moves below it. */
export function drawTextBlock(
  pdf: Pdf,
  parent: Tag,
  type: string,
  text: string,
  style: TextStyle,
  { x = paper.left, width = columnWidth }: Place = {},
): void {
  const lines = linesOf(text, style, width);
  const element = tag(pdf, parent, type);
  while (lines.length > 0) {
    if (pdf.y > paper.top && pdf.y + style.leading > paper.bottom) startPage(pdf);
    const room = Math.max(1, Math.floor((paper.bottom - pdf.y) / style.leading));
    const leavesOne = room > 2 && lines.length - room === 1;
    const here = lines.splice(0, leavesOne ? room - 1 : room);
    element.add(() => drawLines(pdf, here, x, style));
    if (leavesOne) startPage(pdf);
  }
  element.end();
}

/** Lines under each other from `pdf.y` on, on this page. */
export function drawLines(pdf: Pdf, lines: readonly Line[], x: number, style: TextStyle): void {
  for (const line of lines) {
    drawLine(pdf, line, x, pdf.y + baseline(style), style);
    pdf.y += style.leading;
  }
}

/** From the top of a line to its baseline, in points. */
export function baseline({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.8;
}
