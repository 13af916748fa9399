import { lineOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { drawLines, drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { columnWidth, makeRoom, type Pdf, paper, tag } from "#server/adapters/pdf/pdf";

const INDENT = 18;
const GAP = 4;
/** So that a short item stays on one page, and a long one does not leave a line behind. */
const LINES_TOGETHER = 3;

export type ListItem = { label: string; text: string };

/** Items under each other with hanging labels, over as many pages as they need; `pdf.y` moves below them. */
export function drawList(pdf: Pdf, items: readonly ListItem[], style: TextStyle): void {
  const list = tag(pdf, pdf.root, "L");
  for (const { label, text } of items) {
    makeRoom(pdf, LINES_TOGETHER * style.leading);
    const top = pdf.y;
    const item = tag(pdf, list, "LI");
    tag(pdf, item, "Lbl", () => drawLines(pdf, [lineOf(label, style)], paper.left, style));
    pdf.y = top;
    drawTextBlock(pdf, item, "LBody", text, style, { x: paper.left + INDENT, width: columnWidth - INDENT });
    item.end();
    pdf.y += GAP;
  }
  list.end();
}
