import { drawRule } from "#server/adapters/pdf/draw-lines";
import { drawLine, lineOf, linesOf, type TextStyle, widthOf } from "#server/adapters/pdf/draw-text";
import { baseline } from "#server/adapters/pdf/draw-text-block";
import { palette } from "#server/adapters/pdf/palette";
import { ornament, type Pdf, sheet, startPage, tag, type Tag } from "#server/adapters/pdf/pdf";
import type { Line } from "#server/adapters/pdf/typeset";

/** `point`: the decimal points of the column stand under each other, this far from its left edge. */
export type Column = { title: string; x: number; width: number; point?: number };
/** Paragraphs under each other. */
export type Cell = readonly { text: string; style: TextStyle }[];
export type Table = {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  total: readonly Cell[];
};

type SetCell = { line: Line; style: TextStyle; text: string }[];
type SetRow = { cells: SetCell[]; height: number };

const headStyle: TextStyle = { face: "text", size: 8, leading: 11, color: palette.muted };
const PADDING = 5.5;

/** A table at `pdf.y`, ruled with lines; its head is repeated on every page it needs. */
export function drawTable(pdf: Pdf, parent: Tag, { columns, rows, total }: Table): void {
  const element = tag(pdf, parent, "Table");
  const head = setRow(
    pdf,
    columns,
    columns.map(({ title }) => [{ text: title, style: headStyle }]),
  );
  const totalRow = setRow(pdf, columns, total);
  const drawHead = () => {
    drawRow(pdf, element, columns, head, "TH");
    rule(pdf, palette.ink, 0.8);
  };

  const setRows = rows.map((cells) => setRow(pdf, columns, cells));
  const first = setRows[0]?.height ?? 0;
  if (pdf.y + head.height + first + totalRow.height > sheet.bottom) startPage(pdf);
  drawHead();
  for (const [index, row] of setRows.entries()) {
    const withTotal = index === setRows.length - 1 ? totalRow.height : 0;
    if (pdf.y + row.height + withTotal > sheet.bottom) {
      startPage(pdf);
      drawHead();
    }
    drawRow(pdf, element, columns, row, "TD");
    rule(
      pdf,
      index === setRows.length - 1 ? palette.ink : palette.line,
      index === setRows.length - 1 ? 0.8 : 0.5,
    );
  }
  drawRow(pdf, element, columns, totalRow, "TD");
  element.end();
}

function setRow(pdf: Pdf, columns: readonly Column[], cells: readonly Cell[]): SetRow {
  const set = columns.map((column, index) =>
    (cells[index] ?? []).flatMap(({ text, style }) =>
      linesOf(pdf, text, style, column.width).map((line) => ({ line, style, text })),
    ),
  );
  const heights = set.map((cell) => cell.reduce((sum, { style }) => sum + style.leading, 0));
  return { cells: set, height: Math.max(...heights) + 2 * PADDING };
}

function drawRow(pdf: Pdf, table: Tag, columns: readonly Column[], row: SetRow, type: "TH" | "TD"): void {
  const element = tag(pdf, table, "TR");
  const options = type === "TH" ? { scope: "Column" as const } : {};
  for (const [index, column] of columns.entries()) {
    const cell = row.cells[index] ?? [];
    tag(pdf, element, type, () => drawCell(pdf, column, cell), options);
  }
  element.end();
  pdf.y += row.height;
}

function drawCell(pdf: Pdf, column: Column, cell: SetCell): void {
  let y = pdf.y + PADDING;
  for (const { line, style, text } of cell) {
    drawLine(pdf, line, column.x + indent(pdf, column, text, style), y + baseline(style), style);
    y += style.leading;
  }
}

function indent(pdf: Pdf, { point }: Column, text: string, style: TextStyle): number {
  const [whole = ""] = /^\d+/.exec(text) ?? [];
  if (point === undefined || whole === "") return 0;
  return point - widthOf(lineOf(pdf, whole, style), style);
}

function rule(pdf: Pdf, color: (typeof palette)[keyof typeof palette], width: number): void {
  ornament(pdf, () => drawRule(pdf, [sheet.left, pdf.y], [sheet.right, pdf.y], color, width));
}
