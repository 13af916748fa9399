import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, type Pdf } from "#server/adapters/pdf/pdf";
import { drawList } from "#server/adapters/pdf/draw-list";
import { styles } from "#server/adapters/pdf/text-styles";

/** What the people agree to besides their shares, in numbered clauses. */
export function drawTerms(pdf: Pdf, terms: readonly string[]): void {
  if (terms.length === 0) return;
  pdf.y += 16;
  makeRoom(pdf, 80);
  drawTextBlock(pdf, pdf.root, "H2", "Agreement", styles.heading);
  pdf.y += 4;
  const clauses = terms.map((text, index) => ({ label: `${index + 1}.`, text }));
  drawList(pdf, clauses, styles.terms, { indent: 18, between: 4, keepsWhole: true });
}
