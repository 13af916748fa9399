import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { declaredParts } from "#shared/domain/declared-words";
import type { SplitSheet } from "#shared/domain/split-sheet";

/** What is signed besides facts and shares, each part under its name and a line for each thing. */
export function drawDeclared(pdf: Pdf, declared: SplitSheet["declared"]): void {
  for (const { label, lines } of declaredParts(declared)) {
    pdf.y += 22;
    makeRoom(pdf, 70);
    drawTextBlock(pdf, pdf.root, "H2", label, styles.heading);
    pdf.y += 4;
    for (const line of lines) drawTextBlock(pdf, pdf.root, "P", line, styles.text);
  }
}
