import type { Line, Piece } from "#server/adapters/text/pdf/piece";

/** What stands before a clause or an item of a list: "1.", "2.3", "(a)", "iv)", "•". */
export const marker = /^(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxlc]{1,6})[.):]*\)?|[•◦▪‣·–—*o-])$/i;

/** Ems between two runs that are words of one sentence; more than the second sets cells apart. */
const WORD_GAP = 0.15;
const CELL_GAP = 3;
/** Ems of a space that the file has there. */
const NARROW_SPACE = 0.1;

/** The lines that pieces of one column make, from top to bottom. */
export function gatherLines(pieces: readonly Piece[]): Line[] {
  return rowsOf(pieces).map(joinPieces);
}

/** Pieces that stand on one line, raised and lowered letters among them. */
export function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: { baseline: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && piece.baseline - row.baseline <= 0.4 * Math.max(piece.size, row.size)) {
      row.pieces.push(piece);
      if (piece.size > row.size) Object.assign(row, { size: piece.size, baseline: piece.baseline });
    } else rows.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => row.pieces.toSorted((a, b) => a.left - b.left));
}

export function joinPieces(row: readonly Piece[]): Line {
  const main = row.reduce((largest, piece) => (piece.size > largest.size ? piece : largest));
  let text = "";
  let right = row[0]!.left;
  let last: Piece | undefined;
  for (const piece of row) {
    if (last && isSame(last, piece)) continue;
    const gap = piece.left - right;
    if (last) text += separator(text, gap, main.size) || (isSpace(last, piece, gap) ? " " : "");
    text += piece.text;
    right = Math.max(right, piece.right);
    last = piece;
  }
  const clean = text
    .replace(/ +/g, " ")
    .replace(/ ?\t ?/g, "\t")
    .trim();
  return { text: clean, left: row[0]!.left, right, baseline: main.baseline, size: main.size };
}

/** Some programs make letters bold by writing them twice. */
function isSame(a: Piece, b: Piece): boolean {
  return a.text === b.text && Math.abs(a.left - b.left) < 0.3 * a.size;
}

/** A narrow space between letters that are much smaller than others of their line. */
function isSpace({ space = 0, size }: Piece, next: Piece, gap: number): boolean {
  return space > NARROW_SPACE * Math.min(size, next.size) && gap > 0.9 * space;
}

function separator(before: string, gap: number, size: number): string {
  if (gap > CELL_GAP * size && !marker.test(before.trim())) return "\t";
  return gap > WORD_GAP * size ? " " : "";
}
