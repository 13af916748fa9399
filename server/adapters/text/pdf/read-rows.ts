import { joinWrapped } from "#server/adapters/text/pdf/join-wrapped";
import { joinPieces, rowsOf } from "#server/adapters/text/pdf/gather-lines";
import type { Piece } from "#server/adapters/text/pdf/piece";

/** One line of a table: the text of each column, empty where a cell has none there. */
type TableLine = { baseline: number; cells: string[] };

/** The rows of a table, cells parted by tabs; the lines of a cell are one text. */
export function readRows(columns: readonly (readonly Piece[])[]): string[] {
  const lines = linesOf(columns);
  return groupRows(lines).map((row) =>
    columns
      .map((_, column) => joinWrapped(row.map(({ cells }) => cells[column]!).filter(Boolean)))
      .join("\t")
      .replace(/\t+$/, ""),
  );
}

function linesOf(columns: readonly (readonly Piece[])[]): TableLine[] {
  const columnOf = new Map(columns.flatMap((pieces, column) => pieces.map((piece) => [piece, column])));
  return rowsOf(columns.flat()).map((row) => ({
    baseline: row[0]!.baseline,
    cells: columns.map((_, column) => {
      const own = row.filter((piece) => columnOf.get(piece) === column);
      return own.length > 0 ? joinPieces(own).text : "";
    }),
  }));
}

/** Rows are parted by white where there is any between them; otherwise each line with a first cell begins one. */
function groupRows(lines: readonly TableLine[]): TableLine[][] {
  const steps = lines.slice(1).map(({ baseline }, index) => baseline - lines[index]!.baseline);
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 5)] ?? 0;
  const spaced = group(lines, (_, index) => steps[index - 1]! > 1.25 * usual);
  const isOnePiece = spaced.length === 1;
  return spaced.flatMap((part) => {
    const fresh = part.slice(1).filter(isFresh).length;
    if (fresh > (part.length - 1) / 2) return part.map((line) => [line]);
    return isOnePiece ? group(part, ({ cells }) => cells[0] !== "") : [part];
  });
}

/** Every cell begins anew: a sentence that was wrapped seldom goes on with a capital in all columns at once. */
function isFresh({ cells }: TableLine): boolean {
  return cells.every((cell) => cell !== "" && !/^\p{Ll}/u.test(cell));
}

function group(
  lines: readonly TableLine[],
  begins: (line: TableLine, index: number) => boolean,
): TableLine[][] {
  const groups: TableLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || begins(line, index)) groups.push([line]);
    else groups.at(-1)!.push(line);
  }
  return groups;
}
