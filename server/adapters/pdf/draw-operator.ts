import { linesOf } from "#server/adapters/pdf/draw-text";
import { drawLines } from "#server/adapters/pdf/draw-text-block";
import { columnWidth, type Pdf, paper, startPage, tag } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { brand } from "#shared/brand";
import { operatorInShort, type PrintedOperator } from "#shared/operator";

/** What the last block of a paper leaves for two lines of it, in points, so that they stand on no page alone. */
export const OPERATOR_ROOM = 18;
const BOTTOM = paper.bottom + 8;

/** Who runs the service, above the foot of the last page: the last thing that is drawn. */
export function drawOperator(pdf: Pdf, operator: PrintedOperator): void {
  const lines = linesOf(operatorSentence(operator), styles.footer, columnWidth);
  const top = BOTTOM - lines.length * styles.footer.leading;
  if (pdf.y > top) startPage(pdf);
  pdf.y = top;
  tag(pdf, pdf.root, "P", () => drawLines(pdf, lines, paper.left, styles.footer));
}

export function operatorSentence(operator: PrintedOperator): string {
  return (
    `${brand.name}${brand.suffix} is run by ${operatorInShort(operator)}. ` +
    `Data protection: ${operator.dataContact}, ODPC registration ${operator.dataRegistration}.`
  );
}
