import { findBands, type Span } from "#server/adapters/text/pdf/find-bands";
import { findRegions, type Region } from "#server/adapters/text/pdf/find-regions";
import { gatherLines, marker } from "#server/adapters/text/pdf/gather-lines";
import type { Line, Page, Piece } from "#server/adapters/text/pdf/piece";
import { readRows } from "#server/adapters/text/pdf/read-rows";

/** A column of running text, or a table whose rows are read already. */
export type Block = { lines: Line[]; right: number } | { rows: string[] };

/** The text of a page in the order in which a person reads it. */
export function layOutPage({ pieces, aslant }: Page): Block[] {
  const blocks = findRegions(findBands(pieces)).flatMap(layOutRegion);
  const right = Math.max(...blocks.map((block) => ("lines" in block ? block.right : 0)));
  // A short block between two tables has the page's measure, not its own.
  const measured = blocks.map((block) =>
    "lines" in block && !isColumn(block) ? { ...block, right } : block,
  );
  return aslant.length > 0 ? [...measured, { rows: [aslant.join(" ")] }] : measured;
}

type Prose = { lines: Line[]; right: number; column?: true };

function isColumn(block: Prose): boolean {
  return block.column === true;
}

function layOutRegion({ bands, gaps }: Region): (Prose | { rows: string[] })[] {
  const pieces = bands.flatMap((band) => band.pieces);
  if (gaps.length === 0) return [prose(pieces)];
  const [first, ...others] = split(pieces, gaps);
  const hangs = gatherLines(first!).every(({ text }) => marker.test(text));
  if (hangs && others.length === 1) return [prose(pieces)];
  const columns = hangs ? [[...first!, ...others[0]!], ...others.slice(1)] : [first!, ...others];
  if (columns.every(isRunningText) && !standInRows(columns))
    return columns.map((column) => ({ ...prose(column), column: true }));
  return [{ rows: readRows(columns) }];
}

function prose(pieces: readonly Piece[]): Prose {
  const lines = gatherLines(pieces);
  return { lines, right: Math.max(...lines.map((line) => line.right)) };
}

function split(pieces: readonly Piece[], gaps: readonly Span[]): Piece[][] {
  const columns: Piece[][] = Array.from({ length: gaps.length + 1 }, () => []);
  for (const piece of pieces)
    columns[gaps.filter((gap) => piece.left >= (gap.left + gap.right) / 2).length]!.push(piece);
  return columns.filter((column) => column.length > 0);
}

/** Lines of running text fill their column; cells of a table seldom do. */
function isRunningText(pieces: readonly Piece[]): boolean {
  const lines = gatherLines(pieces);
  const left = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - left;
  const full = lines.slice(0, -1).filter((line) => line.right - left >= 0.75 * width).length;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.length > 3 && letters / lines.length >= 15 && full >= (lines.length - 1) / 2;
}

/** Where all columns begin anew at the same heights, again and again, they are rows of a table with long cells. */
function standInRows(columns: readonly (readonly Piece[])[]): boolean {
  const [first, ...others] = columns.map(freshStarts);
  const shared = first!.filter((start) =>
    others.every((starts) => starts.some((other) => Math.abs(other - start) < 2)),
  );
  const fewest = Math.min(...[first!, ...others].map(({ length }) => length));
  return shared.length > 1 && shared.length >= 0.8 * fewest;
}

/** Heights at which a column goes on after more white than between its other lines. */
function freshStarts(pieces: readonly Piece[]): number[] {
  const baselines = gatherLines(pieces).map(({ baseline }) => baseline);
  const steps = baselines.slice(1).map((to, index) => to - baselines[index]!);
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  return baselines.slice(1).filter((_, index) => steps[index]! > 1.3 * usual);
}
