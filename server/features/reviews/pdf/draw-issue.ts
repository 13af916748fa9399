import { drawRule } from "#server/adapters/pdf/draw-lines";
import { linesOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { drawLines, drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { palette, type Color } from "#server/adapters/pdf/palette";
import { columnWidth, makeRoom, ornament, paper, tag, type Pdf, type Tag } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import type { Severity } from "#shared/domain/reviews/review-points";
import { isAbsence } from "#shared/domain/reviews/review-priority";

const colors: Record<Severity, Color> = { high: palette.danger, medium: palette.ochre, low: palette.muted };
const title: TextStyle = { face: "strong", size: 10.5, leading: 15, color: palette.ink };
const quoted: TextStyle = { face: "italic", size: 10.5, leading: 15, color: palette.muted };
const INSET = 12;
const width = columnWidth - INSET;
/** Points between the parts of an issue, all together. */
const BETWEEN = 9;
/** An issue stays on one page, unless it is longer than this. */
const MOST_TOGETHER = 300;

/** How grave it is, what it is and why, the words it rests on where there are some, and what to write instead. */
export function drawIssue(pdf: Pdf, issue: ReviewIssue): void {
  const isAbsent = isAbsence(issue);
  const quotation = isAbsent ? [] : linesOf(`“${issue.quotation}”`, quoted, width);
  const heading = linesOf(issue.title, title, columnWidth);
  const description = isAbsent ? `${capital(issue.quotation)}. ${issue.description}` : issue.description;
  const suggestion = `${isAbsent ? "Ask to add" : "Suggested wording"}: ${issue.suggestion}`;
  const textLines =
    linesOf(description, styles.text, columnWidth).length + linesOf(suggestion, styles.text, width).length;
  const height =
    styles.eyebrow.leading +
    heading.length * title.leading +
    quotation.length * quoted.leading +
    textLines * styles.text.leading +
    BETWEEN;
  makeRoom(pdf, Math.min(height, MOST_TOGETHER));
  const part = tag(pdf, pdf.root, "Sect");
  const severity = { ...styles.eyebrow, color: colors[issue.severity] };
  const label = linesOf(eyebrowOf(issue), severity, columnWidth);
  tag(pdf, part, "P", () => drawLines(pdf, label, paper.left, severity));
  tag(pdf, part, "H3", () => drawLines(pdf, heading, paper.left, title));
  pdf.y += 1;
  drawTextBlock(pdf, part, "P", description, styles.text);
  pdf.y += 4;
  if (!isAbsent) {
    drawMarked(pdf, part, "BlockQuote", quotation, quoted, colors[issue.severity]);
    pdf.y += 4;
  }
  drawTextBlock(pdf, part, "P", suggestion, styles.text, {
    x: paper.left + INSET,
    width,
  });
  part.end();
  pdf.y += 13;
}

/** How grave it is, and of which agreement where there are several. */
function eyebrowOf({ severity, agreement }: ReviewIssue): string {
  const grave = severity.toUpperCase();
  return agreement === undefined ? grave : `${grave} \u00B7 ${agreement}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Lines = ReturnType<typeof linesOf>;

/** Lines on this page beside a rule of their colour. */
function drawMarked(pdf: Pdf, parent: Tag, type: string, lines: Lines, style: TextStyle, color: Color): void {
  const x = paper.left + INSET;
  makeRoom(pdf, lines.length * style.leading);
  const top = pdf.y;
  tag(pdf, parent, type, () => drawLines(pdf, lines, x, style));
  ornament(pdf, () => drawRule(pdf, [paper.left + 1, top + 2], [paper.left + 1, pdf.y - 1], color, 1.5));
}
