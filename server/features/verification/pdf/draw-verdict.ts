import { strokePath } from "#server/adapters/pdf/draw-lines";
import { linesOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { drawLines, drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { palette } from "#server/adapters/pdf/palette";
import { columnWidth, ornament, paper, tag, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import type { Verdict } from "#shared/domain/verification-verdict";

/** Room for the sign before the headline, in points. */
const SIGN_ROOM = 26;

/** The answer: a sign, the headline in its colour, what it means in whole sentences, and what the signatures have in common. */
export function drawVerdict(
  pdf: Pdf,
  { status, headline, sentences }: Verdict,
  facts: readonly string[],
): void {
  const isVerified = status === "Verified";
  const color = isVerified ? palette.forest : palette.ochre;
  const style: TextStyle = { ...styles.longSongTitle, color };
  const top = pdf.y;
  ornament(pdf, () => (isVerified ? drawTick(pdf, top) : drawBar(pdf, top)));
  const lines = linesOf(`${status}: ${headline}`, style, columnWidth - SIGN_ROOM);
  tag(pdf, pdf.root, "H2", () => drawLines(pdf, lines, paper.left + SIGN_ROOM, style));
  pdf.y += 5;
  for (const sentence of [...sentences, ...facts]) {
    drawTextBlock(pdf, pdf.root, "P", sentence, styles.text);
    pdf.y += 3;
  }
}

function drawTick(pdf: Pdf, y: number): void {
  const x = paper.left;
  strokePath(
    pdf,
    [
      [x + 1, y + 14],
      [x + 6.5, y + 19.5],
      [x + 17, y + 7],
    ],
    palette.forest,
    2.6,
  );
}

/** An open seam: what is not closed yet. */
function drawBar(pdf: Pdf, y: number): void {
  const x = paper.left;
  for (const start of [1, 8, 15]) {
    strokePath(
      pdf,
      [
        [x + start, y + 14],
        [x + start + 3, y + 14],
      ],
      palette.ochre,
      2.6,
    );
  }
}
