import { linesOf, type TextStyle } from "#server/adapters/pdf/draw-text";
import { drawLines } from "#server/adapters/pdf/draw-text-block";
import { type Pdf, tag, type Tag } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";

export type Labelled = { label: string; value: string };

/** A fact under its label, as an item of `list`, at `x` and `pdf.y`; `pdf.y` moves below it. */
export function drawLabelled(
  pdf: Pdf,
  list: Tag,
  { label, value }: Labelled,
  x: number,
  width: number,
  style: TextStyle = styles.value,
): void {
  const item = tag(pdf, list, "LI");
  tag(pdf, item, "Lbl", () => drawLines(pdf, linesOf(label, styles.label, width), x, styles.label));
  tag(pdf, item, "LBody", () => drawLines(pdf, linesOf(value, style, width), x, style));
}

/** What it takes of a page, in points. */
export function heightOfLabelled(
  { label, value }: Labelled,
  width: number,
  style: TextStyle = styles.value,
): number {
  return (
    linesOf(label, styles.label, width).length * styles.label.leading +
    linesOf(value, style, width).length * style.leading
  );
}
