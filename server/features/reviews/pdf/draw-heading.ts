import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { swahiliHeadings, type ReviewSection } from "#shared/domain/reviews/review-headings";

/** On the page of what follows it, and the same in Swahili below it. */
export function drawHeading(pdf: Pdf, text: string, section: ReviewSection): void {
  pdf.y += 16;
  makeRoom(pdf, 125);
  drawTextBlock(pdf, pdf.root, "H2", text, styles.heading);
  drawTextBlock(pdf, pdf.root, "P", swahiliHeadings[section], styles.note);
  pdf.y += 9;
}
