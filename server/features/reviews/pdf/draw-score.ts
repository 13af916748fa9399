import { fillBox } from "#server/adapters/pdf/draw-lines";
import { drawLine, lineOf, linesOf, widthOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { drawLines } from "#server/adapters/pdf/draw-text-block";
import { palette, type Color } from "#server/adapters/pdf/palette";
import { columnWidth, ornament, paper, tag, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { scoreBandOf, type ScoreBand } from "#shared/domain/reviews/review";

const colors: Record<ScoreBand["name"], Color> = {
  solid: palette.forest,
  decent: palette.ochre,
  weak: palette.danger,
  grave: palette.danger,
};
const outOf: TextStyle = { face: "title", size: 14, leading: 19, color: palette.muted };
const GAP = 4;
const BAR = 5;

/** The score in figures, on a bar from 0 to 100, and in words. */
export function drawScore(pdf: Pdf, score: number, verdict: string): void {
  const color = colors[scoreBandOf(score).name];
  const style: TextStyle = { face: "title", size: 40, leading: 44, color };
  const figure = lineOf(String(score), style);
  const baseline = pdf.y + 36;
  tag(pdf, pdf.root, "P", () => {
    drawLine(pdf, figure, paper.left, baseline, style);
    drawLine(pdf, lineOf("out of 100", outOf), paper.left + widthOf(figure, style) + GAP, baseline, outOf);
  });
  pdf.y = baseline + 14;
  ornament(pdf, () => {
    fillBox(pdf, paper.left, pdf.y, columnWidth, BAR, palette.line);
    fillBox(pdf, paper.left, pdf.y, (columnWidth * score) / 100, BAR, color);
  });
  pdf.y += BAR + 9;
  tag(pdf, pdf.root, "P", () =>
    drawLines(pdf, linesOf(verdict, styles.text, columnWidth), paper.left, styles.text),
  );
}
