import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";

/** On the page of what follows it. */
export function drawHeading(pdf: Pdf, text: string): void {
  pdf.y += 16;
  makeRoom(pdf, 110);
  drawTextBlock(pdf, pdf.root, "H2", text, styles.heading);
  pdf.y += 6;
}
