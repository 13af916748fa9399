import { drawMark, drawRule, fillBox } from "#server/adapters/pdf/draw-lines";
import { lineOf, linesOf, type TextStyle, widthOf } from "#server/adapters/pdf/draw-text";
import { drawLines } from "#server/adapters/pdf/draw-text-block";
import { type Color, palette } from "#server/adapters/pdf/palette";
import { ornament, type Pdf, paper, startPage, tag, type Tag } from "#server/adapters/pdf/pdf";
import type { Line } from "#server/adapters/pdf/typeset";
import type { MarkShape } from "#shared/domain/mark";

/** In points from the left edge of the page. Numbers end at the right edge of their column. */
export type Column = { title: string; x: number; width: number; numbers?: true };
/** Paragraphs, and names as they were drawn, under each other. */
export type Cell = readonly (Paragraph | Drawn)[];
type Paragraph = { text: string; style: TextStyle };
/** `alt`: what is said to whoever does not see it. */
type Drawn = { mark: MarkShape; alt: string };
export type TableRow = { cells: readonly Cell[]; swatch?: Color | undefined };
export type Table = { columns: readonly Column[]; rows: readonly TableRow[]; total?: TableRow };

type SetText = { lines: Line[]; style: TextStyle; indent: number };
type SetCell = (SetText | Drawn)[];
type SetRow = { cells: SetCell[]; height: number; swatch: Color | undefined };

const headStyle: TextStyle = { face: "text", size: 8, leading: 11, color: palette.muted };
const PADDING = 5.5;
const SWATCH = 6;
/** Of a name as it was drawn, and the room below it. */
const MARK_HEIGHT = 26;
const BELOW_MARK = 3;

/** A table at `pdf.y`, ruled with lines from its first column to its last; its head is repeated on every page it needs. */
export function drawTable(pdf: Pdf, parent: Tag, table: Table): void {
  const { columns } = table;
  const head = setHead(columns);
  const rows = table.rows.map((row) => setRow(columns, row));
  const total = table.total && setRow(columns, table.total);
  const totalHeight = total?.height ?? 0;
  const [first] = rows;
  if (pdf.y + head.height + (first?.height ?? 0) + totalHeight > paper.bottom) startPage(pdf);

  const element = tag(pdf, parent, "Table");
  drawTaggedRow(pdf, element, columns, head, "TH");
  rule(pdf, columns, palette.ink, 0.8);
  for (const row of rows) {
    const isLast = row === rows.at(-1);
    if (pdf.y + row.height + (isLast ? totalHeight : 0) > paper.bottom) {
      startPage(pdf);
      ornament(pdf, () => drawRow(pdf, columns, head), "Pagination");
      rule(pdf, columns, palette.ink, 0.8);
    }
    drawTaggedRow(pdf, element, columns, row, "TD");
    rule(pdf, columns, isLast ? palette.ink : palette.line, isLast ? 0.8 : 0.5);
  }
  if (total) drawTaggedRow(pdf, element, columns, total, "TD");
  element.end();
}

function setHead(columns: readonly Column[]): SetRow {
  const cells = columns.map(({ title, width, numbers }) => {
    const line = lineOf(title, headStyle);
    return [{ lines: [line], style: headStyle, indent: numbers ? width - widthOf(line, headStyle) : 0 }];
  });
  return { cells, height: headStyle.leading + 2 * PADDING, swatch: undefined };
}

function setRow(columns: readonly Column[], { cells, swatch }: TableRow): SetRow {
  const set = columns.map(({ width, numbers }, index) =>
    (cells[index] ?? []).map((part) => ("mark" in part ? part : setText(part, width, numbers))),
  );
  const heights = set.map((cell) => cell.reduce((sum, part) => sum + heightOf(part), 0));
  return { cells: set, height: Math.max(...heights) + 2 * PADDING, swatch };
}

function setText({ text, style }: Paragraph, width: number, numbers?: true): SetText {
  const indent = numbers ? width - widthOf(lineOf(text, style), style) : 0;
  return { lines: linesOf(text, style, width), style, indent };
}

const heightOf = (part: SetText | Drawn) =>
  "mark" in part ? MARK_HEIGHT + BELOW_MARK : part.lines.length * part.style.leading;

function drawTaggedRow(
  pdf: Pdf,
  table: Tag,
  columns: readonly Column[],
  row: SetRow,
  type: "TH" | "TD",
): void {
  const element = tag(pdf, table, "TR");
  const options = type === "TH" ? { scope: "Column" as const } : {};
  drawCells(pdf, columns, row, (cell) => {
    const whole = tag(pdf, element, type, undefined, options);
    return (part, draw) => {
      if ("mark" in part) return tag(pdf, whole, "Figure", draw, { alt: part.alt });
      return cell.length > 1 ? tag(pdf, whole, "P", draw) : whole.add(draw);
    };
  });
  element.end();
}

function drawRow(pdf: Pdf, columns: readonly Column[], row: SetRow): void {
  drawCells(pdf, columns, row, () => (_part, draw) => draw());
}

function drawCells(
  pdf: Pdf,
  columns: readonly Column[],
  { cells, height, swatch }: SetRow,
  place: (cell: SetCell) => (part: SetText | Drawn, draw: () => void) => unknown,
): void {
  const top = pdf.y;
  for (const [index, cell] of cells.entries()) {
    const { x = 0, width = 0 } = columns[index] ?? {};
    const put = place(cell);
    pdf.y = top + PADDING;
    for (const part of cell) put(part, () => drawPart(pdf, part, x, width));
  }
  const box = top + PADDING + 4.5;
  if (swatch) ornament(pdf, () => fillBox(pdf, columns[0]?.x ?? paper.left, box, SWATCH, SWATCH, swatch));
  pdf.y = top + height;
}

function drawPart(pdf: Pdf, part: SetText | Drawn, x: number, width: number): void {
  if (!("mark" in part)) return drawLines(pdf, part.lines, x + part.indent, part.style);
  drawMark(pdf, part.mark, { x, y: pdf.y, width, height: MARK_HEIGHT }, palette.ink);
  pdf.y += heightOf(part);
}

function rule(pdf: Pdf, columns: readonly Column[], color: Color, width: number): void {
  const [first, last] = [columns.at(0)!, columns.at(-1)!];
  ornament(pdf, () => drawRule(pdf, [first.x, pdf.y], [last.x + last.width, pdf.y], color, width));
}
