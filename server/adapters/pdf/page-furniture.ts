import { drawRule } from "#server/adapters/pdf/draw-lines";
import {
  drawLine,
  lineOf,
  linesOf,
  shortened,
  type TextStyle,
  widthOf,
} from "#server/adapters/pdf/draw-text";
import { drawKangaBand } from "#server/adapters/pdf/kanga-band";
import { palette } from "#server/adapters/pdf/palette";
import { columnWidth, type PageFurniture, type Pdf, paper } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { brand } from "#shared/brand";
import { paths } from "#shared/paths";

const HEAD_BASELINE = 50;
const BOXES =
  "An empty box stands for a character that these typefaces do not have; copying the text gives the character.";
const INSET = 18;
const FOOT_BASELINE = 806;

/** What the pages are of: `name` runs along their heads, `reference` ("Document 0198…") along their feet. */
type Subject = { name: string; reference: string };

/** What every page says of its worth, as "DRAFT – not signed"; what is not final is basted. */
type Worth = { mark: string; isFinal: boolean; seal?: string };

/** At the foot of what is sealed: readers of PDFs do not know who seals, and whoever reads that must not take it for a fault. */
export function sealedLine(host: string): string {
  return `Sealed by ${brand.name}. PDF readers show any change since. Some warn that they do not know ${brand.name}, which is normal: ${host}${paths.evidence}. Check this file at ${host}${paths.verify}.`;
}

/** The woven band, the brand, what the document is worth, its reference and the page number. */
export function pageFurniture({ name, reference }: Subject, worth: Worth): PageFurniture {
  return {
    head(pdf, page) {
      if (!worth.isFinal) drawBasting(pdf);
      drawKangaBand(pdf, page === 1 ? 20 : 8);
      const markWidth = drawMark(pdf, worth);
      if (page === 1) drawWordmark(pdf);
      else drawRunningTitle(pdf, name, columnWidth - markWidth - 24);
    },
    foot(pdf, page, pages) {
      drawRule(pdf, [paper.left, FOOT_BASELINE - 14], [paper.right, FOOT_BASELINE - 14], palette.line);
      const id = lineOf(`${brand.name}${brand.suffix} · ${reference}`, styles.footer);
      drawLine(pdf, id, paper.left, FOOT_BASELINE, styles.footer);
      drawRight(pdf, `${page} of ${pages}`, FOOT_BASELINE, styles.footer);
      const lines = [worth.seal, pdf.hasBoxes && BOXES]
        .filter((one) => typeof one === "string")
        .flatMap((one) => linesOf(one, styles.footer, columnWidth));
      for (const [index, line] of lines.entries())
        drawLine(pdf, line, paper.left, FOOT_BASELINE + 9 * (index + 1), styles.footer);
    },
  };
}

/** Long loose stitches around the page, as cloth is held together before it is sewn: this is not the finished piece. */
function drawBasting(pdf: Pdf): void {
  const [left, right, top, bottom] = [INSET, paper.width - INSET, 34, paper.height - INSET];
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const;
  for (const [index, corner] of corners.slice(1).entries()) {
    drawRule(pdf, corners[index] ?? corner, corner, palette.ochre, 0.9, "9 5");
  }
}

function drawMark(pdf: Pdf, { mark, isFinal }: Worth): number {
  return drawRight(pdf, mark, HEAD_BASELINE, isFinal ? styles.signedMark : styles.draftMark);
}

function drawWordmark(pdf: Pdf): void {
  const name = lineOf(brand.name, styles.wordmark);
  drawLine(pdf, name, paper.left, HEAD_BASELINE, styles.wordmark);
  const suffix = lineOf(brand.suffix, styles.wordmarkSuffix);
  drawLine(pdf, suffix, paper.left + widthOf(name, styles.wordmark), HEAD_BASELINE, styles.wordmarkSuffix);
}

function drawRunningTitle(pdf: Pdf, title: string, width: number): void {
  drawLine(pdf, shortened(title, styles.running, width), paper.left, HEAD_BASELINE, styles.running);
}

function drawRight(pdf: Pdf, text: string, baseline: number, style: TextStyle): number {
  const line = lineOf(text, style);
  const width = widthOf(line, style);
  drawLine(pdf, line, paper.right - width, baseline, style);
  return width;
}
