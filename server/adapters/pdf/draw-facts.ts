import { drawRule } from "#server/adapters/pdf/draw-lines";
import { palette } from "#server/adapters/pdf/palette";
import { columnWidth, makeRoom, ornament, type Pdf, paper, tag, type Tag } from "#server/adapters/pdf/pdf";
import { drawLabelled, heightOfLabelled, type Labelled } from "#server/adapters/pdf/draw-labelled";

const COLUMNS = 4;
const GAP = 16;
const ABOVE = 8;
const BELOW = 10;

/**
 * Facts under their labels, four in a row, each row under a line and whole on its page; those that are left over share a row.
 * `below`: of what follows, so much in points stands on the page of the last row.
 */
export function drawFacts(pdf: Pdf, facts: readonly Labelled[], below = 0): void {
  const list = tag(pdf, pdf.root, "L");
  for (let start = 0; start < facts.length; start += COLUMNS) {
    const isLast = start + COLUMNS >= facts.length;
    drawFactRow(pdf, list, facts.slice(start, start + COLUMNS), isLast && below > 0 ? BELOW + below : 0);
  }
  list.end();
}

function drawFactRow(pdf: Pdf, list: Tag, facts: readonly Labelled[], below: number): void {
  const width = (columnWidth - GAP * (facts.length - 1)) / facts.length;
  makeRoom(pdf, ABOVE + Math.max(...facts.map((fact) => heightOfLabelled(fact, width))) + below);
  ornament(pdf, () => drawRule(pdf, [paper.left, pdf.y], [paper.right, pdf.y], palette.line));
  const top = pdf.y + ABOVE;
  let bottom = top;
  for (const [index, fact] of facts.entries()) {
    pdf.y = top;
    drawLabelled(pdf, list, fact, paper.left + index * (width + GAP), width);
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.y = bottom + BELOW;
}
