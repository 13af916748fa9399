import { gatherLines } from "#server/adapters/text/pdf/gather-lines";
import type { Line, Page } from "#server/adapters/text/pdf/piece";

/** A line near the upper or lower edge of a page. */
type EdgeLine = { page: number; line: Line; height: number; inZone: boolean };

/** Shares of a page's height: where headers and footers may stand, and where hardly anything else does. */
const EDGE = 0.14;
const OUTER_EDGE = 0.085;
/** Lines from the edge inwards that are looked at. */
const DEEP = 3;
/** Lengths of a letter that part a header from the text. */
const APART = 1.6;

/** Where the number of a page stands: in words of its own, alone, or at the outer end of a line at the very edge. */
const inWords = [/\b(?:page|pg)\W*(\d+|[ivxlc]+)\b/i, /(\d+)\s*(?:of|\/)\s*\d+/i, /^\W*(\d+|[ivxlc]+)\W*$/i];
const atEnd = [/^(\d+|[ivxlc]+)\t/i, /(?:^|\s)(\d+|[ivxlc]+)$/i];
const onlyPageNumber = /^\W*(?:page|pg)\W*\d+(?:\s*(?:of|\/)\s*\d+)?\W*$|^\s*[-–—]\s*\d+\s*[-–—]\s*$/i;

const stamp = /\bscan/i;

/** The pages without the headers, footers and page numbers that repeat from one to the next. */
export function dropFurniture(pages: readonly Page[]): Page[] {
  const edges = pages.flatMap(edgeLinesOf);
  const least = Math.max(2, Math.ceil(pages.length * 0.4));
  const repeated = [...Map.groupBy(edges, keyOf).values()].filter(
    (alike) => new Set(alike.map(({ page }) => page)).size >= least,
  );
  const first = firstNumber(edges, least);
  const dropped = new Set([
    ...repeated.flat(),
    ...edges.filter(({ line }) => onlyPageNumber.test(line.text)),
    ...edges.filter((edge) => first !== undefined && numbersOf(edge).includes(edge.page + first)),
  ]);
  const without = (lines: ReadonlySet<EdgeLine>) =>
    pages.map((page) =>
      withoutLines(
        page,
        [...lines].filter(({ page: on }) => on === page.number),
      ),
    );
  const rest = without(dropped);
  if (rest.some(({ pieces }) => pieces.length > 0)) return rest;
  // Where there is nothing else, what repeats is the text, unless a scanner has stamped its pictures with it.
  return without(
    new Set([...dropped].filter((edge) => !repeated.flat().includes(edge) || stamp.test(edge.line.text))),
  );
}

/** What is added to a page's place to make the number that stands on it; undefined where most pages have none. */
function firstNumber(edges: readonly EdgeLine[], least: number): number | undefined {
  const offsets = edges.flatMap((edge) => numbersOf(edge).map((number) => number - edge.page));
  const counts = [...Map.groupBy(offsets, (offset) => offset)].map(([offset, { length }]) => ({
    offset,
    length,
  }));
  const most = counts.toSorted((a, b) => b.length - a.length)[0];
  return most && most.length >= least ? most.offset : undefined;
}

function edgeLinesOf({ number, height, pieces }: Page): EdgeLine[] {
  const upper = gatherLines(pieces.filter(({ baseline }) => baseline < 2 * EDGE * height));
  const lower = gatherLines(pieces.filter(({ baseline }) => baseline > (1 - 2 * EDGE) * height)).toReversed();
  return [upper, lower].flatMap((lines) => outermost(lines, height).map((line) => toEdge(line)));

  function toEdge(line: Line): EdgeLine {
    const distance = Math.min(line.baseline, height - line.baseline);
    return { page: number, line, height, inZone: distance < OUTER_EDGE * height };
  }
}

/** Lines in the edge, as far as white parts them from the text further in. */
function outermost(lines: readonly Line[], height: number): Line[] {
  const inEdge = lines.filter(({ baseline }) => Math.min(baseline, height - baseline) < EDGE * height);
  const candidates = inEdge.slice(0, DEEP);
  for (let count = candidates.length; count > 0; count -= 1) {
    const [line, next] = [lines[count - 1]!, lines[count]];
    if (!next || Math.abs(next.baseline - line.baseline) > APART * Math.max(line.size, next.size))
      return candidates.slice(0, count);
  }
  return [];
}

/** Headers and footers repeat word for word, at one height. */
function keyOf({ line, height }: EdgeLine): string {
  const distance = line.baseline < height / 2 ? line.baseline : line.baseline - height;
  return `${Math.round(distance / 8)} ${line.text}`;
}

/** What could be a page's number in a line. "7. NOTICES" at the top of page 7 is none. */
function numbersOf({ line: { text }, inZone }: EdgeLine): number[] {
  const places = inZone ? [...inWords, ...atEnd] : inWords;
  const found = places.map((place) => place.exec(text)?.[1]);
  return [...new Set(found.filter((number) => number !== undefined).map(valueOf))];
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function valueOf(found: string): number {
  if (/^\d/.test(found)) return Number(found);
  const values = found
    .toLowerCase()
    .split("")
    .map((letter) => romans[letter]!);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

function withoutLines(page: Page, edges: readonly EdgeLine[]): Page {
  if (edges.length === 0) return page;
  const pieces = page.pieces.filter(
    (piece) => !edges.some(({ line }) => Math.abs(piece.baseline - line.baseline) <= 0.4 * line.size),
  );
  return { ...page, pieces };
}
