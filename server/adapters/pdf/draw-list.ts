import { lineOf, linesOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { drawLines, drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, type Pdf, paper, tag } from "#server/adapters/pdf/pdf";

/** So that a short item stays on one page, and a long one does not leave a line behind. */
export const LINES_TOGETHER = 3;
/** An item of so many lines is not divided where that is asked for. */
const LINES_OF_A_WHOLE = 6;

/** An item of level 1 hangs where the text of level 0 stands. */
export type ListItem = { label: string; text: string; level?: 0 | 1 };

/** In points: from a label to its text, and between two items. */
type Spacing = { indent: number; between: number; keepsWhole?: boolean };

/** Items under each other with hanging labels, over as many pages as they need; `pdf.y` moves below them. */
export function drawList(
  pdf: Pdf,
  items: readonly ListItem[],
  style: TextStyle,
  { indent, between, keepsWhole = false }: Spacing = { indent: 18, between: 4 },
): void {
  const list = tag(pdf, pdf.root, "L");
  for (const [index, { label, text, level = 0 }] of items.entries()) {
    const left = paper.left + level * indent;
    const x = left + (level === 0 ? indent : SUB_INDENT);
    // "In this agreement:" stands with what it leads to.
    const leads = text.endsWith(":") && index < items.length - 1;
    const lines = keepsWhole ? linesOf(text, style, paper.right - x).length : 0;
    const together = lines > LINES_OF_A_WHOLE ? LINES_TOGETHER : Math.max(lines, LINES_TOGETHER);
    makeRoom(pdf, (together + (leads ? LINES_TOGETHER : 0)) * style.leading);
    const top = pdf.y;
    const item = tag(pdf, list, "LI");
    if (label !== "") tag(pdf, item, "Lbl", () => drawLines(pdf, [lineOf(label, style)], left, style));
    pdf.y = top;
    drawTextBlock(pdf, item, "LBody", text, style, { x, width: paper.right - x });
    item.end();
    pdf.y += between;
  }
  list.end();
}

/** "(a)" and its like are short. */
const SUB_INDENT = 20;
