import { drawRule } from "#server/adapters/pdf/draw-lines";
import { linesOf } from "#server/adapters/pdf/draw-text";
import { drawLines } from "#server/adapters/pdf/draw-text-block";
import { palette } from "#server/adapters/pdf/palette";
import { columnWidth, makeRoom, ornament, type Pdf, paper, tag } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import type { Party } from "#shared/domain/parties";

const GAP = 28;
const INSET = 12;
const width = (columnWidth - GAP) / 2;

/** The two parties side by side: what each one is, their name and their address. */
export function drawParties(pdf: Pdf, parties: readonly Party[]): void {
  const blocks = parties.map(setParty);
  const height = Math.max(
    0,
    ...blocks.map((lines) => lines.reduce((sum, { set, style }) => sum + set.length * style.leading, 0)),
  );
  makeRoom(pdf, height);
  const top = pdf.y;
  const list = tag(pdf, pdf.root, "L");
  for (const [index, lines] of blocks.entries()) {
    const x = paper.left + index * (width + GAP);
    pdf.y = top;
    ornament(pdf, () => drawRule(pdf, [x, top + 1], [x, top + height], palette.ochre, 1.5));
    const item = tag(pdf, list, "LI");
    for (const { type, set, style } of lines)
      tag(pdf, item, type, () => drawLines(pdf, set, x + INSET, style));
  }
  list.end();
  pdf.y = top + height;
}

function setParty({ role, name, email }: Party) {
  const set = (type: "Lbl" | "LBody", text: string, style: (typeof styles)[keyof typeof styles]) => ({
    type,
    set: linesOf(text, style, width - INSET),
    style,
  });
  return [set("Lbl", role, styles.label), set("LBody", name, styles.party), set("LBody", email, styles.note)];
}
