import type { Piece } from "#server/adapters/text/pdf/piece";

export type Span = { left: number; right: number };

/** A strip across the page without white between its lines: a line of text, or lines of several columns that do not stand level. */
export type Band = { pieces: Piece[]; top: number; bottom: number; size: number; covered: Span[] };

/** Ems of white that can part two columns; more than pdf.js takes for a space. */
export const GUTTER = 0.6;

/** The strips of text of a page, from top to bottom. */
export function findBands(pieces: readonly Piece[]): Band[] {
  const bands: Band[] = [];
  for (const piece of pieces.toSorted((a, b) => topOf(a) - topOf(b))) {
    const band = bands.at(-1);
    if (band && topOf(piece) < band.bottom) {
      band.pieces.push(piece);
      band.bottom = Math.max(band.bottom, piece.baseline);
      band.size = Math.max(band.size, piece.size);
    } else {
      const { baseline, size } = piece;
      bands.push({ pieces: [piece], top: topOf(piece), bottom: baseline, size, covered: [] });
    }
  }
  for (const band of bands) band.covered = cover(band);
  return bands;
}

/** Only the height of small letters counts, so that lines set close do not touch. */
function topOf({ baseline, size }: Piece): number {
  return baseline - size / 2;
}

function cover({ pieces, size }: Band): Span[] {
  const spans: Span[] = [];
  for (const { left, right } of pieces.toSorted((a, b) => a.left - b.left)) {
    const last = spans.at(-1);
    if (last && left - last.right < GUTTER * size) last.right = Math.max(last.right, right);
    else spans.push({ left, right });
  }
  return spans;
}

/** The white between the parts of a band. */
export function gapsOf({ covered }: Band): Span[] {
  return covered.slice(1).map(({ left }, index) => ({ left: covered[index]!.right, right: left }));
}

/** What a band leaves of some gaps; what has become narrower than a gutter is gone. */
export function narrow(gaps: readonly Span[], { covered, size }: Band): Span[] {
  return gaps.flatMap((gap) => {
    let { left, right } = gap;
    for (const span of covered) {
      if (span.right <= left || span.left >= right) continue;
      // Text that begins in the gap pushes its right edge, text that ends in it the left one.
      if (span.left > left && span.right >= right) right = span.left;
      else if (span.left <= left && span.right < right) left = span.right;
      else return [];
    }
    return right - left >= GUTTER * size ? [{ left, right }] : [];
  });
}

/** Whether a band has text on both sides of one of the gaps. */
export function isSplit({ covered }: Band, gaps: readonly Span[]): boolean {
  return gaps.some(
    (gap) => covered.some(({ right }) => right <= gap.left) && covered.some(({ left }) => left >= gap.right),
  );
}
