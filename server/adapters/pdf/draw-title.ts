import { linesOf } from "#server/adapters/pdf/draw-text";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { columnWidth, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";

const LINES_OF_A_LARGE_TITLE = 3;

/** The kind of document above what it is about. */
export function drawTitle(pdf: Pdf, kind: string, title: string): void {
  const isLong = linesOf(title, styles.songTitle, columnWidth).length > LINES_OF_A_LARGE_TITLE;
  pdf.y += 12;
  drawTextBlock(pdf, pdf.root, "P", kind.toUpperCase(), styles.eyebrow);
  pdf.y += 6;
  drawTextBlock(pdf, pdf.root, "H1", title, isLong ? styles.longSongTitle : styles.songTitle);
}
