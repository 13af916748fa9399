import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { linesOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { makeRoom, paper, type Pdf } from "#server/adapters/pdf/pdf";
import { drawList } from "#server/adapters/pdf/draw-list";
import { styles } from "#server/adapters/pdf/text-styles";

/** For what stands below the signatures, and for signers of whom there is more to tell. */
const TO_SPARE = 40;
const SPACING = { indent: 18, between: 4, keepsWhole: true };

/** What the people agree to besides their shares, in numbered clauses. `below`: points that come after it in one piece. */
export function drawTerms(pdf: Pdf, terms: readonly string[], below: number): void {
  if (terms.length === 0) return;
  pdf.y += 16;
  makeRoom(pdf, 80);
  drawTextBlock(pdf, pdf.root, "H2", "Agreement", styles.heading);
  pdf.y += 4;
  const clauses = terms.map((text, index) => ({ label: `${index + 1}.`, text }));
  drawList(pdf, clauses, styleFor(pdf, terms, below), SPACING);
}

/** The largest letters that cost no page more than the smallest. */
function styleFor(pdf: Pdf, terms: readonly string[], below: number): TextStyle {
  const pages = (style: TextStyle, after: number) => pagesWith(pdf, heightsOf(terms, style), after);
  const fewest = pages(styles.terms, below);
  return (
    [styles.text, styles.agreed].find((style) => pages(style, below + TO_SPARE) === fewest) ?? styles.terms
  );
}

function heightsOf(terms: readonly string[], style: TextStyle): number[] {
  const width = paper.right - paper.left - SPACING.indent;
  return terms.map((text) => linesOf(text, style, width).length * style.leading);
}

/** On how many pages they stand with what follows, each clause whole. */
function pagesWith({ y }: Pdf, heights: readonly number[], below: number): number {
  let pages = 1;
  let at = y;
  for (const height of [...heights, below]) {
    if (at + height > paper.bottom) {
      pages += 1;
      at = paper.top;
    }
    at += height + SPACING.between;
  }
  return pages;
}
